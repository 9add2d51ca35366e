-- Files of a bought download. What was fetched can no longer be withdrawn from.
CREATE TABLE download (
  token TEXT PRIMARY KEY,
  order_entity_id INTEGER NOT NULL REFERENCES sales_order (entity_id),
  item_id INTEGER NOT NULL,
  link_id INTEGER NOT NULL,
  title TEXT NOT NULL,
  fetched_at TEXT
) WITHOUT ROWID;
CREATE INDEX download_by_order ON download (order_entity_id);

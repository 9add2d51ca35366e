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

-- What was bought before.
INSERT INTO download (token, order_entity_id, item_id, link_id, title)
SELECT lower(hex(randomblob(16))), o.entity_id, item.value ->> 'item_id', link.value,
  COALESCE(item.value ->> ('$.option_labels[' || link.key || '].value'), item.value ->> 'name')
FROM sales_order AS o, json_each(o.document, '$.items') AS item,
  json_each(item.value, '$.product_option.extension_attributes.downloadable_option.downloadable_links') AS link
WHERE item.value ->> 'product_type' = 'downloadable';

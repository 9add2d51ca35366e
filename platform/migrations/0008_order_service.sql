-- The order service (contract §18): what was sent of an order, and what its buyer withdrew from or wants exchanged.
CREATE TABLE shipment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_entity_id INTEGER NOT NULL UNIQUE REFERENCES sales_order (entity_id), -- an order is one parcel
  carrier TEXT NOT NULL,
  tracking_number TEXT NOT NULL,
  tracking_url TEXT,
  shipped_at TEXT NOT NULL,
  delivered_at TEXT                      -- in the future: the plan
);

CREATE TABLE withdrawal (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_entity_id INTEGER NOT NULL REFERENCES sales_order (entity_id),
  request_id TEXT NOT NULL,              -- the client's id: a repeat is the same withdrawal
  reference TEXT NOT NULL UNIQUE,        -- what the buyer is told
  kind TEXT NOT NULL CHECK (kind IN ('withdrawal', 'exchange')),
  name TEXT NOT NULL,
  note TEXT NOT NULL,                    -- of an exchange: what is wanted instead
  lines TEXT NOT NULL,                   -- JSON: [{"item_id","qty"}], one entry per item
  received_at TEXT NOT NULL
);
CREATE UNIQUE INDEX withdrawal_request ON withdrawal (order_entity_id, request_id);

-- The same mail as `body`, as a document; null: it is plain text only.
ALTER TABLE mail ADD COLUMN html TEXT;

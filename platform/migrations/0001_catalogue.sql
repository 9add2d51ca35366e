-- The catalogue as search answers it, one document per store, and the two facts commerce needs of every sellable sku:
-- what it costs (offer) and how many there are (stock_item).
CREATE TABLE product (
  store_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  sku TEXT NOT NULL,
  type_id TEXT NOT NULL,
  status INTEGER NOT NULL,
  visibility INTEGER NOT NULL,
  url_path TEXT NOT NULL,
  name TEXT NOT NULL,
  final_price REAL,          -- gross, major units: what filter, facet and sort use
  discount REAL NOT NULL,    -- percent off the regular price
  popularity INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  source TEXT NOT NULL,      -- the JSON document of the search index, before the tax pass
  PRIMARY KEY (store_id, id)
);
CREATE UNIQUE INDEX product_sku ON product (store_id, sku);
CREATE INDEX product_url_path ON product (store_id, url_path);

CREATE TABLE offer (
  store_id INTEGER NOT NULL,
  sku TEXT NOT NULL,
  product_id INTEGER NOT NULL,     -- id of the sku itself (a child has its own)
  parent_id INTEGER,               -- id of the configurable it belongs to
  parent_sku TEXT,
  type_id TEXT NOT NULL,
  name TEXT NOT NULL,
  status INTEGER NOT NULL,
  tax_class_id INTEGER NOT NULL,
  regular_price INTEGER,           -- gross, minor units; null: no price
  special_price INTEGER,           -- gross, minor units; null: none
  special_from TEXT,               -- 'YYYY-MM-DD HH:MM:SS' UTC; null: open
  special_to TEXT,
  image TEXT,
  options TEXT NOT NULL DEFAULT '[]', -- child: [{"attribute_id":"201","code":"ls_…","label":"Längd","value":"611","value_label":"187"}]
  PRIMARY KEY (store_id, sku)
);
CREATE INDEX offer_product ON offer (store_id, product_id);
CREATE INDEX offer_parent ON offer (store_id, parent_sku);

CREATE TABLE stock_item (
  sku TEXT PRIMARY KEY,
  product_id INTEGER NOT NULL UNIQUE,
  qty INTEGER NOT NULL,
  is_in_stock INTEGER NOT NULL,
  manage_stock INTEGER NOT NULL,
  pending INTEGER NOT NULL DEFAULT 0  -- 1: the stock answer is not there yet (DEMO-VOLATILE)
);

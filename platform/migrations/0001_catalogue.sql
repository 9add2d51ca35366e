-- The catalogue as search answers it, and the two facts commerce needs of every sellable sku:
-- what it costs (offer) and how many there are (stock_item).

-- The JSON documents of the search index, before the tax pass: `source` is what lists show, `detail` the texts and the
-- gallery that only the product's own page asks for.
CREATE TABLE product (
  store_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  sku TEXT NOT NULL,
  type_id TEXT NOT NULL,
  name TEXT NOT NULL,
  url_path TEXT NOT NULL,
  source TEXT NOT NULL,
  detail TEXT NOT NULL,
  PRIMARY KEY (store_id, id)
);
CREATE UNIQUE INDEX product_sku ON product (store_id, sku);

-- What lists filter and sort by, apart from the documents so that a listing of thousands walks narrow rows.
CREATE TABLE listing (
  store_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  sku TEXT NOT NULL,
  type_id TEXT NOT NULL,
  status INTEGER NOT NULL,
  visibility INTEGER NOT NULL,
  is_in_stock INTEGER NOT NULL,
  url_path TEXT NOT NULL,
  url_key TEXT NOT NULL,
  name TEXT NOT NULL,
  name_order TEXT NOT NULL,  -- the name as the store's alphabet orders it (å ä ö after z)
  final_price REAL,          -- gross, major units: what filter, facet and sort use
  discount REAL NOT NULL,    -- percent off the regular price
  popularity INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  facets TEXT NOT NULL,      -- codes of its attribute values, two letters each (facet_code), for counting
  PRIMARY KEY (store_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX listing_sku ON listing (store_id, sku);
CREATE INDEX listing_url_path ON listing (store_id, url_path);

-- Every value of every attribute of a product (ids of options, of categories); of a configurable's children under
-- `<attribute>_options`.
CREATE TABLE facet (
  store_id INTEGER NOT NULL,
  attribute TEXT NOT NULL,
  value INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  PRIMARY KEY (store_id, attribute, value, product_id)
) WITHOUT ROWID;
CREATE INDEX facet_of_product ON facet (store_id, product_id, attribute, value);

-- The two-letter codes of `listing.facets`.
CREATE TABLE facet_code (
  code TEXT PRIMARY KEY,
  attribute TEXT NOT NULL,
  value INTEGER NOT NULL
) WITHOUT ROWID;

-- What every category page asks for before anything is chosen, worked out beforehand: the listed products of a category
-- (those of its descendants included) in the shop's own order, and how many of them have each value. Rows without
-- attribute are prices.
CREATE TABLE category_listing (
  store_id INTEGER NOT NULL,
  category_id INTEGER NOT NULL,
  popularity INTEGER NOT NULL,
  id INTEGER NOT NULL,
  PRIMARY KEY (store_id, category_id, popularity DESC, id)
) WITHOUT ROWID;
CREATE TABLE category_count (
  store_id INTEGER NOT NULL,
  category_id INTEGER NOT NULL,
  attribute TEXT NOT NULL,
  value REAL,
  products INTEGER NOT NULL
);
CREATE INDEX category_count_attribute ON category_count (store_id, category_id, attribute);

-- The words of the searchable fields with the boosts of the fields they stand in (Spec §9), and in how many products.
CREATE TABLE posting (
  store_id INTEGER NOT NULL,
  term TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  boost INTEGER NOT NULL,
  PRIMARY KEY (store_id, term, product_id)
) WITHOUT ROWID;
CREATE TABLE vocabulary (
  store_id INTEGER NOT NULL,
  term TEXT NOT NULL,
  products INTEGER NOT NULL,
  PRIMARY KEY (store_id, term)
) WITHOUT ROWID;

-- The small entities of the search (category, attribute, taxrule, cms_page, cms_block, review), one document per store.
CREATE TABLE document (
  store_id INTEGER NOT NULL,
  entity TEXT NOT NULL,
  id INTEGER NOT NULL,
  source TEXT NOT NULL,
  PRIMARY KEY (store_id, entity, id)
) WITHOUT ROWID;

-- What lives at a path of a store: product (children of configurables too), category or cms_page.
CREATE TABLE url (
  store_id INTEGER NOT NULL,
  path TEXT NOT NULL,
  type TEXT NOT NULL,
  id INTEGER NOT NULL,
  sku TEXT,
  PRIMARY KEY (store_id, path)
) WITHOUT ROWID;

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

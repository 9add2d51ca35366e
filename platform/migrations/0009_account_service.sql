-- The account service (contract §19): what a customer has saved, on whatever device.
CREATE TABLE saved_product (
  id INTEGER PRIMARY KEY AUTOINCREMENT,  -- the order of saving
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  list TEXT NOT NULL CHECK (list IN ('wishlist', 'compare')),
  sku TEXT NOT NULL
);
CREATE UNIQUE INDEX saved_product_of ON saved_product (customer_id, list, sku);

-- Products of a term that stand in the same fields, many to a row: a word that half of the catalogue has is a few rows,
-- read at once and weighed in memory (search/weigh-products.ts). Replaces one row for each product.
DROP TABLE posting;
CREATE TABLE posting (
  store_id INTEGER NOT NULL,
  term TEXT NOT NULL,
  product_ids TEXT NOT NULL,  -- ascending, with commas between
  boost INTEGER NOT NULL
);
CREATE INDEX posting_term ON posting (store_id, term);

-- Names the state of `listing` and `facet_code`: whoever keeps a copy of them in memory knows by this that it is out of
-- date. Drawn and not counted, so that no two databases share one.
CREATE TABLE catalogue_version (version TEXT NOT NULL);
INSERT INTO catalogue_version VALUES (hex(randomblob(8)));
CREATE TRIGGER listing_inserted AFTER INSERT ON listing
BEGIN
  UPDATE catalogue_version SET version = hex(randomblob(8));
END;
CREATE TRIGGER listing_updated AFTER UPDATE ON listing
BEGIN
  UPDATE catalogue_version SET version = hex(randomblob(8));
END;
CREATE TRIGGER listing_deleted AFTER DELETE ON listing
BEGIN
  UPDATE catalogue_version SET version = hex(randomblob(8));
END;
CREATE TRIGGER facet_code_inserted AFTER INSERT ON facet_code
BEGIN
  UPDATE catalogue_version SET version = hex(randomblob(8));
END;
CREATE TRIGGER facet_code_updated AFTER UPDATE ON facet_code
BEGIN
  UPDATE catalogue_version SET version = hex(randomblob(8));
END;
CREATE TRIGGER facet_code_deleted AFTER DELETE ON facet_code
BEGIN
  UPDATE catalogue_version SET version = hex(randomblob(8));
END;

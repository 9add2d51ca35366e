-- Reviews are documents of the search like other small entities, but grow with the shop: found by their product.
CREATE INDEX document_product ON document (store_id, entity, json_extract(source, '$.product_id'));

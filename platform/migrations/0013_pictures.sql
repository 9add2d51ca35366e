-- Which pictures the catalogue shows: only these are drawn as cards of shared links (routes/share.ts).
CREATE INDEX product_image ON product (json_extract(source, '$.image'));

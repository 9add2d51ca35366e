-- What a site map asks of the catalogue (addresses by id, thousands at a time), and what narrows a text search: read
-- from here alone, the wide rows of `listing` stay untouched.
CREATE INDEX listing_address ON listing (store_id, id, status, visibility, popularity, updated_at, url_path);

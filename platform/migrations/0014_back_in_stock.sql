-- Who wants a mail when a sku can be bought again (contract §23): one row per sku and address, gone with the mail.
CREATE TABLE back_in_stock (
  sku TEXT NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE,
  store_id INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (sku, email)
) WITHOUT ROWID;
CREATE INDEX back_in_stock_age ON back_in_stock (created_at);
CREATE INDEX back_in_stock_email ON back_in_stock (email);

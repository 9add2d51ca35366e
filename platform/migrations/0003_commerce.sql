-- Commerce: who buys (customer), what they are about to buy (quote), what they bought (sales_order), and the means of paying.
-- Amounts are gross minor units (öre, cents); times are 'YYYY-MM-DD HH:MM:SS' UTC.
CREATE TABLE customer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  store_id INTEGER NOT NULL,             -- where the account was made; it signs in everywhere
  group_id INTEGER NOT NULL DEFAULT 1,
  email TEXT NOT NULL COLLATE NOCASE UNIQUE,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  password_hash TEXT NOT NULL,           -- pbkdf2$<iterations>$<salt>$<hash>, both hex
  addresses TEXT NOT NULL DEFAULT '[]',  -- JSON, as the wire carries them
  custom_attributes TEXT NOT NULL DEFAULT '[]',
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);

CREATE TABLE customer_token (
  token_hash TEXT PRIMARY KEY,           -- SHA-256 of the token: a leaked table opens no account
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  expires_at TEXT NOT NULL
);
CREATE INDEX customer_token_customer ON customer_token (customer_id);

CREATE TABLE password_reset (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id),
  expires_at TEXT NOT NULL
);

CREATE TABLE quote (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  mask TEXT UNIQUE,                      -- what a guest calls the cart; null: a customer's
  customer_id INTEGER REFERENCES customer (id),
  store_id INTEGER NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1,
  email TEXT,
  shipping_address TEXT,                 -- JSON, snake_case
  billing_address TEXT,
  carrier_code TEXT,
  method_code TEXT,
  coupon_code TEXT,
  gift_card_code TEXT,
  gift_card_amount INTEGER,
  service_point_id TEXT,
  created_at TEXT NOT NULL
);
CREATE UNIQUE INDEX quote_of_customer ON quote (customer_id, store_id) WHERE is_active = 1 AND customer_id IS NOT NULL;

CREATE TABLE quote_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  quote_id INTEGER NOT NULL REFERENCES quote (id),
  line_key TEXT NOT NULL,                -- two adds with the same key are one line
  sku TEXT NOT NULL,                     -- as the wire names the line: a bundle's is the merged sku
  offer_sku TEXT NOT NULL,               -- whose offer and stock count
  product_type TEXT NOT NULL,
  qty INTEGER NOT NULL CHECK (qty > 0),
  options TEXT NOT NULL,                 -- JSON, product_option.extension_attributes
  components TEXT NOT NULL,              -- JSON, members of a bundle: [{"sku","qty"}]
  extras TEXT NOT NULL                   -- JSON, priced custom options: [{"label","value","price","percent"}]
);
CREATE UNIQUE INDEX quote_item_line ON quote_item (quote_id, line_key);

CREATE TABLE coupon (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  kind TEXT NOT NULL CHECK (kind IN ('percent', 'fixed', 'free_shipping')),
  amount INTEGER NOT NULL,               -- percent, or minor units
  valid_to TEXT
);

CREATE TABLE gift_card (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  balance INTEGER NOT NULL CHECK (balance >= 0)
);

CREATE TABLE order_series (
  store_id INTEGER PRIMARY KEY,
  last_number INTEGER NOT NULL
);

CREATE TABLE sales_order (
  entity_id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_number TEXT NOT NULL UNIQUE,
  order_id TEXT NOT NULL UNIQUE,         -- the client's id: a repeat is the same order
  placement TEXT NOT NULL UNIQUE,        -- the one attempt that made the order
  quote_id INTEGER NOT NULL,
  store_id INTEGER NOT NULL,
  customer_id INTEGER,
  email TEXT NOT NULL,
  status TEXT NOT NULL,
  created_at TEXT NOT NULL,
  document TEXT NOT NULL,                -- JSON, what order history answers, without number and id
  request TEXT                           -- JSON, the body as received; null: seeded or paid in the hosted checkout
);
CREATE INDEX sales_order_customer ON sales_order (customer_id, entity_id);
CREATE INDEX sales_order_quote ON sales_order (quote_id);

CREATE TABLE hosted_session (
  id TEXT PRIMARY KEY,
  quote_id INTEGER NOT NULL REFERENCES quote (id),
  store_id INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,             -- of what is paid for: another cart is another session
  origin TEXT NOT NULL,
  token TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'declined', 'cancelled', 'void')),
  method TEXT,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
);
CREATE INDEX hosted_session_quote ON hosted_session (quote_id, created_at);

CREATE TABLE newsletter_subscriber (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  store_id INTEGER NOT NULL,
  status TEXT NOT NULL,
  updated_at TEXT NOT NULL
);

CREATE TABLE mail (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL
);

CREATE TABLE url_rewrite (
  store_id INTEGER NOT NULL,
  request_path TEXT NOT NULL,
  type TEXT NOT NULL,
  entity_id INTEGER,
  target_url TEXT,
  redirect_code INTEGER NOT NULL,
  PRIMARY KEY (store_id, request_path)
);

CREATE TABLE product_view (
  store_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (store_id, product_id)
);

INSERT INTO coupon VALUES
  ('SKARE10', 'percent', 10, NULL),
  ('FRAKT', 'free_shipping', 0, NULL),
  ('VINTER24', 'percent', 24, '2024-12-31 23:59:59');

INSERT INTO gift_card VALUES ('GK-500', 50000), ('GK-0', 0);

-- The first digit names the store: 100000001 is Sweden's first order, 300000001 Norway's.
INSERT INTO order_series VALUES (1, 0), (3, 0), (4, 0);

-- Quotes count from a number that no test mistakes for a customer or a line.
INSERT INTO sqlite_sequence (name, seq) VALUES ('quote', 81000), ('quote_item', 66000), ('sales_order', 100);

INSERT INTO customer (id, store_id, group_id, email, firstname, lastname, password_hash, addresses, created_at, updated_at) VALUES
  (1, 1, 1, 'anna@example.com', 'Anna', 'Lindqvist',
   'pbkdf2$10000$0f1e2d3c4b5a69788796a5b4c3d2e1f0$87a2fccb1b6585f8edcfd5f6afc2627dbdc2bbb349b8be60c11f99fb017f1cad',
   '[{"id":101,"customer_id":1,"region":{"region_code":null,"region":null,"region_id":0},"region_id":0,"country_id":"SE","street":["Spårvägen 4","lgh 1102"],"company":"","telephone":"+46701234567","postcode":"831 30","city":"Östersund","firstname":"Anna","lastname":"Lindqvist","default_shipping":true,"default_billing":true},{"id":102,"customer_id":1,"region":{"region_code":null,"region":null,"region_id":0},"region_id":0,"country_id":"SE","street":["Fjällgatan 12"],"company":"Anna Lindqvist AB","telephone":"+46701234567","postcode":"780 67","city":"Sälen","firstname":"Anna","lastname":"Lindqvist","default_shipping":false,"default_billing":false}]',
   '2023-01-12 12:05:39', '2026-03-29 10:46:03'),
  (2, 3, 2, 'ola@example.com', 'Ola', 'Nordmann',
   'pbkdf2$10000$102132435465768798a9bacbdcedfe0f$2a41cafd3d587f311505f53ab3bef81cec11bfd8d9b9653b87b3d19ac531dab9',
   '[{"id":201,"customer_id":2,"region":{"region_code":null,"region":null,"region_id":0},"region_id":0,"country_id":"NO","street":["Skiveien 7"],"company":"","telephone":"+4741234567","postcode":"2615","city":"Lillehammer","firstname":"Ola","lastname":"Nordmann","default_shipping":true,"default_billing":true}]',
   '2024-10-02 08:14:00', '2026-02-11 17:20:45'),
  (3, 4, 1, 'eve@example.com', 'Eve', 'Holm',
   'pbkdf2$10000$2f4e6d8cabcae90827466584a3c2e1f0$3b9c72a32f314a57f5d226c9ff772a2cf524e326668ca7a1445f0a9cb2acd941',
   '[]', '2026-01-05 19:02:11', '2026-01-05 19:02:11');

-- Addresses of the shop before this one; the moved product is written with the catalogue (seed/seed-commerce.ts).
INSERT INTO url_rewrite (store_id, request_path, type, entity_id, target_url, redirect_code) VALUES
  (1, 'gamla/langdskidor.html', 'custom', NULL, 'skidor/langdskidor', 301),
  (1, 'vinterrea', 'custom', NULL, 'rea', 302),
  (1, 'vinterns-nyheter', 'category', 20, 'skidor', 0),
  (1, 'kopguide', 'custom', NULL, 'kopguider', 301),
  (3, 'kjopsveileninger', 'custom', NULL, 'kopguider', 301),
  (3, 'gamle/langrennsski.html', 'custom', NULL, 'ski/langrennsski', 301),
  (3, 'vintersalg', 'custom', NULL, 'salg', 302),
  (4, 'old/cross-country-skis.html', 'custom', NULL, 'skis/cross-country-skis', 301),
  (4, 'winter-sale', 'custom', NULL, 'sale', 302);

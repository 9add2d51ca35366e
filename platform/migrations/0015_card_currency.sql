-- What a gift card is worth, it is worth in one currency: 500 kr are not 500 €.
ALTER TABLE gift_card ADD COLUMN currency TEXT NOT NULL DEFAULT 'SEK';
INSERT INTO gift_card (code, balance, currency) VALUES ('GK-500-NOK', 50000, 'NOK'), ('GK-500-EUR', 50000, 'EUR');
UPDATE quote SET gift_card_code = NULL, gift_card_amount = NULL WHERE is_active = 1 AND store_id <> 1;

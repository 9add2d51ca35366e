-- Gift cards that an order has issued end some day; null: never.
ALTER TABLE gift_card ADD COLUMN valid_to TEXT;

-- An amount that a coupon takes off is in one currency, as a gift card's worth: 100 kr are not 100 €. Null: a percentage, or free delivery.
ALTER TABLE coupon ADD COLUMN currency TEXT;
UPDATE coupon SET currency = 'SEK' WHERE kind = 'fixed';

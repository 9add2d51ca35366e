-- A payment that was given back because its order could not be made: asking for the order again says the same.
ALTER TABLE hosted_session ADD COLUMN returned_at TEXT;

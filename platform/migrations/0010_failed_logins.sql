-- Wrong passwords since the last login: the owner gets a mail when there are many.
ALTER TABLE customer ADD COLUMN failed_logins INTEGER NOT NULL DEFAULT 0;

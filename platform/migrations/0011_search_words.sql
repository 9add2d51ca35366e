-- Words as shoppers see them, for "did you mean": the index itself is folded.
ALTER TABLE vocabulary ADD COLUMN spelling TEXT NOT NULL DEFAULT '';

-- Who types these words means those as well. The shop's people edit it; it counts from the next search on. Endings do not
-- matter (`skor` is `sko`). One word for one word keeps what the typed word finds; anything longer stands in its place.
CREATE TABLE synonym (
  language TEXT NOT NULL,  -- 'sv', 'nb', 'en'
  words TEXT NOT NULL,
  meaning TEXT NOT NULL,
  PRIMARY KEY (language, words, meaning)
) WITHOUT ROWID;

-- What an empty search field proposes, chosen by the shop's people: searches are not logged.
CREATE TABLE popular_search (
  language TEXT NOT NULL,
  position INTEGER NOT NULL,
  words TEXT NOT NULL,
  PRIMARY KEY (language, position)
) WITHOUT ROWID;

-- Names the state of vocabulary, synonyms and content: whoever keeps them in memory knows by this that they are out of date.
CREATE TABLE word_version (version TEXT NOT NULL);
INSERT INTO word_version VALUES (hex(randomblob(8)));
CREATE TRIGGER vocabulary_inserted AFTER INSERT ON vocabulary
BEGIN
  UPDATE word_version SET version = hex(randomblob(8));
END;
CREATE TRIGGER vocabulary_updated AFTER UPDATE ON vocabulary
BEGIN
  UPDATE word_version SET version = hex(randomblob(8));
END;
CREATE TRIGGER vocabulary_deleted AFTER DELETE ON vocabulary
BEGIN
  UPDATE word_version SET version = hex(randomblob(8));
END;
CREATE TRIGGER synonym_inserted AFTER INSERT ON synonym
BEGIN
  UPDATE word_version SET version = hex(randomblob(8));
END;
CREATE TRIGGER synonym_updated AFTER UPDATE ON synonym
BEGIN
  UPDATE word_version SET version = hex(randomblob(8));
END;
CREATE TRIGGER synonym_deleted AFTER DELETE ON synonym
BEGIN
  UPDATE word_version SET version = hex(randomblob(8));
END;
CREATE TRIGGER content_entry_inserted AFTER INSERT ON content_entry
BEGIN
  UPDATE word_version SET version = hex(randomblob(8));
END;
CREATE TRIGGER content_entry_updated AFTER UPDATE ON content_entry
BEGIN
  UPDATE word_version SET version = hex(randomblob(8));
END;
CREATE TRIGGER content_entry_deleted AFTER DELETE ON content_entry
BEGIN
  UPDATE word_version SET version = hex(randomblob(8));
END;

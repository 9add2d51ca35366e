-- Entries of the content service, one row per language. Attributes and relationships are those of JSON:API.
CREATE TABLE content_entry (
  type TEXT NOT NULL,          -- 'home', 'pages', 'guides', 'asset', …
  id TEXT NOT NULL,
  locale TEXT NOT NULL,        -- 'sv-SE', 'nb-NO', 'en-US'
  position INTEGER NOT NULL,   -- the editors' order
  attributes TEXT NOT NULL,
  relationships TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (type, locale, id)
) WITHOUT ROWID;
CREATE INDEX content_entry_slug ON content_entry (type, locale, json_extract(attributes, '$.slug'));

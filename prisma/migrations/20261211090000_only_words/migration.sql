-- A text with blanks in place of what is no part of a word, as the search reads what is typed. The parser of PostgreSQL
-- looks for addresses, paths and tags: in a line of 'a_a_a_' it begins anew at each sign and reads to the end, which takes
-- 48 ms for 2,000 characters. And where the database has the locale C, it takes '¿', '“' and '—' for letters.
CREATE FUNCTION only_words(said text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(said COLLATE "pg_c_utf8",
    '[[:punct:]\u0080-\u00a0\u00ad\u1680\u2000-\u206f\u3000\ufeff]+', ' ', 'g')
$$;

-- A word without regard to case and accents, and with the letters of every keyboard for those that have a bar or are two:
-- 'łódź' is 'lodz', 'kjær' is 'kjaer'. The server folds by the same letters.
CREATE OR REPLACE FUNCTION folded(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(word) = length(word) THEN lower(word) ELSE
    replace(replace(replace(replace(
      translate(
        normalize(regexp_replace(normalize(lower(word), NFD), '[\u0300-\u036f]+', '', 'g'), NFC),
        'łøđðħŧı', 'loddhti'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
  END
$$;

CREATE OR REPLACE FUNCTION block_words(mark text, language text, texts text[], speakers text[], most int) RETURNS tsvector
LANGUAGE sql STABLE AS $$
  WITH line AS MATERIALIZED (
    SELECT only_words(left(t.said, most)) AS said, t.place FROM unnest(texts) WITH ORDINALITY t (said, place)
  )
  SELECT coalesce(string_agg(
    '''' || replace(replace(w.word, '\', '\\'), '''', '''''') || ''':' || w.places, ' '), '')::tsvector
  FROM (
    SELECT f.word, string_agg(DISTINCT f.place::text, ',') AS places
    FROM (
      SELECT mark || language || '=' || folded(l.lexeme) AS word, t.place
        FROM line t, unnest(to_tsvector('pg_catalog.simple', t.said)) l
      UNION ALL
      SELECT mark || language || '~' || l.lexeme, t.place
        FROM line t, unnest(to_tsvector(dictionary_of(language), t.said)) l
      UNION ALL
      SELECT mark || '@' || folded(left(s.speaker, 200)), s.place
        FROM unnest(speakers) WITH ORDINALITY s (speaker, place) WHERE s.speaker <> ''
    ) f
    GROUP BY f.word
  ) w
$$;

CREATE OR REPLACE FUNCTION block_names(texts text[], most int) RETURNS text[]
LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(n.name), '{}') FROM (
    SELECT folded(w.word) AS name
    FROM (
      SELECT DISTINCT p.token AS word
      FROM unnest(texts) t (said), ts_parse('default', only_words(left(t.said, most))) p
      WHERE p.tokid IN (1, 2, 3) AND length(p.token) BETWEEN 4 AND 40
    ) w
    GROUP BY 1 HAVING bool_and(left(w.word, 1) <> lower(left(w.word, 1)))
    ORDER BY 1 LIMIT 1000
  ) n
$$;

CREATE OR REPLACE FUNCTION passage_words(of_company uuid, said text) RETURNS tsvector
LANGUAGE plpgsql STABLE AS $$
DECLARE
  mark CONSTANT text := right(of_company::text, 8);
BEGIN
  RETURN (
    WITH word AS MATERIALIZED (
      SELECT l.lexeme AS plain FROM unnest(to_tsvector('pg_catalog.simple', only_words(said))) l
      WHERE octet_length(l.lexeme) < 200
    )
    SELECT array_to_tsvector(array(
      SELECT mark || '=' || folded(w.plain) FROM word w
      UNION
      SELECT mark || d.language || '~' || s.stem
      FROM word w, (VALUES ('en', 'pg_catalog.english_stem'::regdictionary), ('es', 'pg_catalog.spanish_stem'),
          ('sv', 'pg_catalog.swedish_stem')) d (language, dictionary),
        unnest(ts_lexize(d.dictionary, w.plain)) s (stem)
    ))
  );
END
$$;

-- What is there already is found by the same words.
SELECT index_transcript(a."organizationId", a.id, NULL) FROM audio a
WHERE EXISTS (SELECT FROM transcript_block b WHERE b."organizationId" = a."organizationId" AND b."audioId" = a.id);

UPDATE passage SET words = passage_words("organizationId",
  CASE WHEN "taskId" IS NULL AND "attachmentId" IS NULL THEN text ELSE name || ' ' || text END)
WHERE octet_length(name) <> length(name) OR octet_length(text) <> length(text);

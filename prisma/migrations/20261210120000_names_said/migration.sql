-- The names that lines say, so that one which was typed or heard otherwise finds them.
ALTER TABLE transcript_block ADD COLUMN names text[] NOT NULL DEFAULT '{}';

-- Names in lines, each once and folded: words with a capital that stand nowhere in these lines without one. A word that
-- only begins sentences is taken for one too; it is a name to nobody who does not type something like it.
CREATE FUNCTION block_names(texts text[], most int) RETURNS text[]
LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(n.name), '{}') FROM (
    SELECT folded(w.word) AS name
    FROM (
      -- Words, and the parts of those with a hyphen.
      SELECT DISTINCT p.token AS word
      FROM unnest(texts) t (said), ts_parse('default', left(t.said, most)) p
      WHERE p.tokid IN (1, 2, 3, 9, 10, 11) AND length(p.token) BETWEEN 4 AND 40
    ) w
    GROUP BY 1 HAVING bool_and(left(w.word, 1) <> lower(left(w.word, 1)))
    ORDER BY 1 LIMIT 1000
  ) n
$$;

CREATE OR REPLACE FUNCTION index_transcript(of_company uuid, of_audio uuid, lines uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  mark text := right(of_company::text, 8);
  spoken text;
  block record;
  found_words tsvector;
BEGIN
  SELECT a.language INTO spoken FROM audio a WHERE a."organizationId" = of_company AND a.id = of_audio;
  IF spoken IS NULL THEN RETURN; END IF;
  IF lines IS NULL THEN
    DELETE FROM transcript_block b WHERE b."organizationId" = of_company AND b."audioId" = of_audio;
  END IF;
  FOR block IN
    SELECT s.number, array_agg(s.id ORDER BY s.place) AS ids, array_agg(s.text ORDER BY s.place) AS texts,
      array_agg(coalesce(s.speaker, '') ORDER BY s.place) AS speakers
    FROM (
      SELECT t.id, t.text, t.speaker, row_number() OVER o AS place, ((row_number() OVER o) - 1) / 250 AS number
      FROM transcript_segment t WHERE t."organizationId" = of_company AND t."audioId" = of_audio
      WINDOW o AS (ORDER BY t."startMs", t.id)
    ) s
    GROUP BY s.number HAVING lines IS NULL OR bool_or(s.id = ANY (lines))
  LOOP
    BEGIN
      found_words := block_words(mark, spoken, block.texts, block.speakers, 2000);
    EXCEPTION WHEN program_limit_exceeded THEN
      found_words := block_words(mark, spoken, block.texts, block.speakers, 150);
    END;
    INSERT INTO transcript_block ("organizationId", "audioId", index, "segmentIds", words, names)
    VALUES (of_company, of_audio, block.number, block.ids, found_words, block_names(block.texts, 2000))
    ON CONFLICT ("organizationId", "audioId", index)
    DO UPDATE SET "segmentIds" = excluded."segmentIds", words = excluded.words, names = excluded.names;
  END LOOP;
END
$$;

UPDATE transcript_block b SET names = block_names(array(
  SELECT t.text FROM transcript_segment t
  WHERE t."organizationId" = b."organizationId" AND t."audioId" = b."audioId" AND t.id = ANY (b."segmentIds")), 2000);

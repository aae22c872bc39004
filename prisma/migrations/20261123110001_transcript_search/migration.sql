-- CreateTable
CREATE TABLE "transcript_block" (
    "organizationId" UUID NOT NULL,
    "audioId" UUID NOT NULL,
    "index" INTEGER NOT NULL,
    "segmentIds" UUID[],
    "words" tsvector NOT NULL,

    CONSTRAINT "transcript_block_pkey" PRIMARY KEY ("organizationId","audioId","index")
);

-- CreateIndex
CREATE INDEX "transcript_block_words_idx" ON "transcript_block" USING GIN ("words");

-- AddForeignKey
ALTER TABLE "transcript_block" ADD CONSTRAINT "transcript_block_organizationId_audioId_fkey" FOREIGN KEY ("organizationId", "audioId") REFERENCES "audio"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A word without regard to case and accents.
CREATE FUNCTION folded(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(lower(word), 'áàâäãåéèêëíìîïóòôöõøúùûüñçý', 'aaaaaaeeeeiiiioooooouuuuncy')
$$;

-- The dictionary of a meeting's language.
CREATE FUNCTION dictionary_of(language text) RETURNS regconfig
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE language WHEN 'en' THEN 'pg_catalog.english'::regconfig WHEN 'es' THEN 'pg_catalog.spanish'::regconfig
    WHEN 'sv' THEN 'pg_catalog.swedish'::regconfig ELSE 'pg_catalog.simple'::regconfig END
$$;

-- The words of lines, each with the places of the lines that have it. A word begins with the mark of its company and
-- the language, so that no company's words stand between another's; then '=' before a word as it is said, '~' before
-- its stem, '@' before a speaker.
CREATE FUNCTION block_words(mark text, language text, texts text[], speakers text[], most int) RETURNS tsvector
LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(
    '''' || replace(replace(w.word, '\', '\\'), '''', '''''') || ''':' || w.places, ' '), '')::tsvector
  FROM (
    SELECT f.word, string_agg(DISTINCT f.place::text, ',') AS places
    FROM (
      SELECT mark || language || '=' || folded(l.lexeme) AS word, t.place
        FROM unnest(texts) WITH ORDINALITY t (said, place),
          unnest(to_tsvector('pg_catalog.simple', left(t.said, most))) l
      UNION ALL
      SELECT mark || language || '~' || l.lexeme, t.place
        FROM unnest(texts) WITH ORDINALITY t (said, place),
          unnest(to_tsvector(dictionary_of(language), left(t.said, most))) l
      UNION ALL
      SELECT mark || '@' || folded(left(s.speaker, 200)), s.place
        FROM unnest(speakers) WITH ORDINALITY s (speaker, place) WHERE s.speaker <> ''
    ) f
    GROUP BY f.word
  ) w
$$;

-- Makes a meeting findable, or what changed of it: the blocks of 250 lines that `lines` stand in, all where it is null.
-- A word may have 256 places in a tsvector, and all words together a megabyte: of lines that make more than that, which
-- nobody says, the beginning is found.
CREATE FUNCTION index_transcript(of_company uuid, of_audio uuid, lines uuid[]) RETURNS void
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
    INSERT INTO transcript_block ("organizationId", "audioId", index, "segmentIds", words)
    VALUES (of_company, of_audio, block.number, block.ids, found_words)
    ON CONFLICT ("organizationId", "audioId", index)
    DO UPDATE SET "segmentIds" = excluded."segmentIds", words = excluded.words;
  END LOOP;
END
$$;

-- The blocks that have these words, by the index and no other way: reading each block, which the planner takes for
-- cheap, unpacks all of them.
CREATE FUNCTION find_blocks(query tsquery) RETURNS TABLE (of_company uuid, of_audio uuid, number int)
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off AS $$
  SELECT b."organizationId", b."audioId", b.index FROM transcript_block b WHERE b.words @@ query
$$;

SELECT index_transcript(a."organizationId", a.id, NULL) FROM audio a WHERE a.status IN ('analysing', 'done', 'failed');

-- CreateTable
CREATE TABLE "passage" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "taskId" UUID,
    "messageId" UUID,
    "attachmentId" UUID,
    "audioId" UUID,
    "index" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "passage_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateIndex
CREATE INDEX "passage_organizationId_taskId_idx" ON "passage"("organizationId", "taskId");

-- CreateIndex
CREATE INDEX "passage_organizationId_messageId_idx" ON "passage"("organizationId", "messageId");

-- CreateIndex
CREATE INDEX "passage_organizationId_attachmentId_idx" ON "passage"("organizationId", "attachmentId");

-- CreateIndex
CREATE INDEX "passage_organizationId_audioId_idx" ON "passage"("organizationId", "audioId");

-- Without a list of what is to be put in later: a question would read all of it.
CREATE INDEX "passage_words_idx" ON "passage" USING GIN ("words") WITH (fastupdate = off);

-- AddForeignKey
ALTER TABLE "passage" ADD CONSTRAINT "passage_organizationId_taskId_fkey" FOREIGN KEY ("organizationId", "taskId") REFERENCES "task"("organizationId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "passage" ADD CONSTRAINT "passage_organizationId_messageId_fkey" FOREIGN KEY ("organizationId", "messageId") REFERENCES "chat_message"("organizationId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "passage" ADD CONSTRAINT "passage_organizationId_attachmentId_fkey" FOREIGN KEY ("organizationId", "attachmentId") REFERENCES "chat_attachment"("organizationId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "passage" ADD CONSTRAINT "passage_organizationId_audioId_fkey" FOREIGN KEY ("organizationId", "audioId") REFERENCES "audio"("organizationId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- The words of a text of which nobody says the language: as they are said, and their stems in every language. Each
-- begins with the mark of the company, as in transcript_block; then '=' before a word, a language and '~' before a stem.
-- What stands between words is no part of them, so that 'report-2026.xlsx' is three; nobody says a word of 200 bytes.
-- The text is parsed once and each of its words looked up once: whoever saves it waits for this.
CREATE FUNCTION passage_words(of_company uuid, said text) RETURNS tsvector
LANGUAGE sql STABLE AS $$
  WITH word AS MATERIALIZED (
    SELECT l.lexeme AS said
    FROM unnest(to_tsvector('pg_catalog.simple', translate(said, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)))) l
    WHERE octet_length(l.lexeme) < 200
  )
  SELECT array_to_tsvector(array(
    SELECT right(of_company::text, 8) || '=' || folded(w.said) FROM word w
    UNION
    SELECT right(of_company::text, 8) || d.language || '~' || s.stem
    FROM word w, (VALUES ('en', 'pg_catalog.english_stem'::regdictionary), ('es', 'pg_catalog.spanish_stem'),
        ('sv', 'pg_catalog.swedish_stem')) d (language, dictionary),
      unnest(ts_lexize(d.dictionary, w.said)) s (stem)
  ))
$$;

-- A text in pieces of at most 700 characters, which end where a line or a sentence does, or else where a word does, if
-- that is not too near to where they begin. Of more than half a million characters the beginning. It is read in slabs:
-- taking a little from the front of a long text again and again would copy it each time.
CREATE FUNCTION pieces_of(said text) RETURNS TABLE (number int, piece text)
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  most CONSTANT int := 700;
  slab CONSTANT int := 20000;
  at int := 1;
  rest text := '';
  part text;
BEGIN
  said := left(said, 500000);
  number := 0;
  LOOP
    IF length(rest) <= most AND at <= length(said) THEN
      rest := rest || substr(said, at, slab);
      at := at + slab;
    END IF;
    EXIT WHEN rest = '';
    piece := left(rest, most);
    IF length(rest) > most THEN
      FOREACH part IN ARRAY array['^(.*(?:[.!?][[:space:]]|\n))', '^(.*[[:space:]])'] LOOP
        part := substring(piece FROM part);
        EXIT WHEN length(part) >= 200;
        part := NULL;
      END LOOP;
      piece := coalesce(part, piece);
    END IF;
    rest := substr(rest, length(piece) + 1);
    IF piece ~ '[^[:space:]]' THEN
      RETURN NEXT;
      number := number + 1;
    END IF;
  END LOOP;
END
$$;

-- A task is found by its title and each piece of its description; without one by its title.
CREATE FUNCTION index_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM passage p WHERE p."organizationId" = NEW."organizationId" AND p."taskId" = NEW.id;
  INSERT INTO passage ("organizationId", "taskId", index, name, text, words)
  SELECT NEW."organizationId", NEW.id, coalesce(c.number, 0), NEW.title, coalesce(c.piece, ''),
    passage_words(NEW."organizationId", NEW.title || ' ' || coalesce(c.piece, ''))
  FROM (SELECT 1) one LEFT JOIN pieces_of(NEW.description) c ON true;
  RETURN NULL;
END
$$;
CREATE TRIGGER task_indexed AFTER INSERT ON task FOR EACH ROW EXECUTE FUNCTION index_task();
CREATE TRIGGER task_indexed_again AFTER UPDATE OF title, description ON task FOR EACH ROW
  WHEN (OLD.title IS DISTINCT FROM NEW.title OR OLD.description IS DISTINCT FROM NEW.description)
  EXECUTE FUNCTION index_task();

-- What people write; what the assistant answered is no source of an answer.
CREATE FUNCTION index_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM passage p
    WHERE p."organizationId" = NEW."organizationId" AND p."messageId" = NEW.id AND p."attachmentId" IS NULL;
  INSERT INTO passage ("organizationId", "messageId", index, name, text, words)
  SELECT NEW."organizationId", NEW.id, c.number, NEW."authorName", c.piece, passage_words(NEW."organizationId", c.piece)
  FROM pieces_of(NEW.content) c;
  RETURN NULL;
END
$$;
CREATE TRIGGER message_indexed AFTER INSERT ON chat_message FOR EACH ROW
  WHEN (NEW.author = 'user') EXECUTE FUNCTION index_message();
CREATE TRIGGER message_indexed_again AFTER UPDATE OF content ON chat_message FOR EACH ROW
  WHEN (NEW.author = 'user' AND OLD.content IS DISTINCT FROM NEW.content) EXECUTE FUNCTION index_message();

CREATE FUNCTION index_attachment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM passage p WHERE p."organizationId" = NEW."organizationId" AND p."attachmentId" = NEW.id;
  INSERT INTO passage ("organizationId", "messageId", "attachmentId", index, name, text, words)
  SELECT NEW."organizationId", NEW."messageId", NEW.id, c.number, NEW.name, c.piece,
    passage_words(NEW."organizationId", NEW.name || ' ' || c.piece)
  FROM pieces_of(NEW.text) c;
  RETURN NULL;
END
$$;
CREATE TRIGGER attachment_indexed AFTER INSERT ON chat_attachment FOR EACH ROW EXECUTE FUNCTION index_attachment();
CREATE TRIGGER attachment_indexed_again AFTER UPDATE OF name, text ON chat_attachment FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.text IS DISTINCT FROM NEW.text)
  EXECUTE FUNCTION index_attachment();

-- What a meeting decided, by its place among the decisions. A meeting begins without any; one that is brought back
-- brings these rows with it.
CREATE FUNCTION index_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM passage p WHERE p."organizationId" = NEW."organizationId" AND p."audioId" = NEW.id;
  INSERT INTO passage ("organizationId", "audioId", index, name, text, words)
  SELECT NEW."organizationId", NEW.id, d.place - 1, '', left(d.decision->>'text', 2000),
    passage_words(NEW."organizationId", left(d.decision->>'text', 2000))
  FROM jsonb_array_elements(CASE jsonb_typeof(NEW.analysis->'decisions')
    WHEN 'array' THEN NEW.analysis->'decisions' ELSE '[]' END) WITH ORDINALITY d (decision, place)
  WHERE d.decision->>'text' <> '';
  RETURN NULL;
END
$$;
CREATE TRIGGER decisions_indexed AFTER UPDATE OF analysis ON audio FOR EACH ROW
  WHEN (OLD.analysis->'decisions' IS DISTINCT FROM NEW.analysis->'decisions') EXECUTE FUNCTION index_decisions();

-- The passages that have these words, by the index and no other way, as find_blocks does.
CREATE FUNCTION find_passages(query tsquery) RETURNS TABLE (of_company uuid, passage uuid)
LANGUAGE sql STABLE ROWS 1000 SET enable_seqscan = off SET enable_indexscan = off AS $$
  SELECT p."organizationId", p.id FROM passage p WHERE p.words @@ query
$$;

-- What is there already.
INSERT INTO passage ("organizationId", "taskId", index, name, text, words)
SELECT t."organizationId", t.id, coalesce(c.number, 0), t.title, coalesce(c.piece, ''),
  passage_words(t."organizationId", t.title || ' ' || coalesce(c.piece, ''))
FROM task t LEFT JOIN LATERAL pieces_of(t.description) c ON true;

INSERT INTO passage ("organizationId", "messageId", index, name, text, words)
SELECT m."organizationId", m.id, c.number, m."authorName", c.piece, passage_words(m."organizationId", c.piece)
FROM chat_message m CROSS JOIN LATERAL pieces_of(m.content) c WHERE m.author = 'user';

INSERT INTO passage ("organizationId", "messageId", "attachmentId", index, name, text, words)
SELECT f."organizationId", f."messageId", f.id, c.number, f.name, c.piece,
  passage_words(f."organizationId", f.name || ' ' || c.piece)
FROM chat_attachment f CROSS JOIN LATERAL pieces_of(f.text) c;

INSERT INTO passage ("organizationId", "audioId", index, name, text, words)
SELECT a."organizationId", a.id, d.place - 1, '', left(d.decision->>'text', 2000),
  passage_words(a."organizationId", left(d.decision->>'text', 2000))
FROM audio a CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(a.analysis->'decisions')
  WHEN 'array' THEN a.analysis->'decisions' ELSE '[]' END) WITH ORDINALITY d (decision, place)
WHERE d.decision->>'text' <> '';

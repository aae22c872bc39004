-- AlterTable
ALTER TABLE "chat_attachment" ADD COLUMN     "parts" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "reading" JSONB;

-- AlterTable
ALTER TABLE "passage" ADD COLUMN     "line" INTEGER,
ADD COLUMN     "tabs" INTEGER;

-- As before, and with the line that each piece begins in, and the tabs before it there.
DROP FUNCTION pieces_of(text);
CREATE FUNCTION pieces_of(said text) RETURNS TABLE (number int, piece text, line int, tabs int)
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  most CONSTANT int := 700;
  slab CONSTANT int := 20000;
  at int := 1;
  rest text := '';
  part text;
  lines int;
BEGIN
  said := left(said, 500000);
  number := 0;
  line := 1;
  tabs := 0;
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
    lines := length(piece) - length(replace(piece, E'\n', ''));
    IF lines > 0 THEN
      line := line + lines;
      tabs := 0;
      piece := substring(piece FROM '[^\n]*$');
    END IF;
    tabs := tabs + length(piece) - length(replace(piece, E'\t', ''));
  END LOOP;
END
$$;

CREATE OR REPLACE FUNCTION index_attachment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM passage p WHERE p."organizationId" = NEW."organizationId" AND p."attachmentId" = NEW.id;
  INSERT INTO passage ("organizationId", "messageId", "attachmentId", index, line, tabs, name, text, words)
  SELECT NEW."organizationId", NEW."messageId", NEW.id, c.number, c.line, c.tabs, NEW.name, c.piece,
    passage_words(NEW."organizationId", NEW.name || ' ' || c.piece)
  FROM pieces_of(NEW.text) c;
  RETURN NULL;
END
$$;

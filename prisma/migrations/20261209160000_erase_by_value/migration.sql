-- JSON is walked value by value. Its text was searched before: a name such as 'null, null' was found between two values,
-- and 'Nora Berg' in the escaped break of "\nora Berg". Both left what is no JSON, and the erasing failed each time.

-- Within brackets of a pattern: every kind of space that may stand between two words.
CREATE FUNCTION erasing_space() RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT '[:space:]\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff'
$$;

-- What finds a name or an address in running text, whatever kind of space stands between its words. Nothing that goes on
-- as a word stands beside it ('Ann Berg' is not in 'Ann Bergman', nor in 'Mary-Ann Berg'), but a dash of a list may, and
-- the signs around emphasis. In an address more signs go on as a word. Scripts that write words without a space between
-- them show no such end: particles follow a name at once.
CREATE FUNCTION erasing_pattern(name text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN name ~ ('^[' || w.joined || ']') THEN ''
      ELSE '(?<![[:alnum:]' || w.more || '])(?<![[:alnum:]' || w.more || ']['
        || CASE WHEN w.address THEN '_.+' ELSE '' END || '-])' END
    || regexp_replace(regexp_replace(name, '([^[:alnum:]' || w.space || '])', '\\\1', 'g'), '[' || w.space || ']+',
      '[' || replace(w.space, '\', '\\') || ']+', 'g')
    || CASE WHEN name ~ ('[' || w.joined || ']$') THEN ''
      ELSE '(?![[:alnum:]' || w.more || ']' || CASE WHEN w.address THEN '|[.-][[:alnum:]]' ELSE '' END || ')' END
  FROM (SELECT name LIKE '%@%' AS address,
    '\u00c0-\u024f\u0300-\u1fff' AS more,
    erasing_space() AS space,
    '\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u2e80-\u2fff\u3005-\u9fff\uac00-\ud7ff\uf900-\ufaff\U00020000-\U0003ffff'
      AS joined) w
$$;

-- Whether a text has the first word of a name: all that most texts are asked, since patterns take long.
CREATE FUNCTION erasing_may_find(low text, name text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT strpos(low, (regexp_match(lower(name), '^[^' || erasing_space() || ']*'))[1]) > 0
$$;

-- A text without these names, the longest first. A name of one word alone would find too much. One name at a time: one
-- pattern of them all takes minutes for a few megabytes, and whoever renames themselves often chooses how many it has.
CREATE OR REPLACE FUNCTION erase_words(said text, names text[]) RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  low text := lower(said);
  one text;
BEGIN
  FOREACH one IN ARRAY names LOOP
    IF one ~ '[@[:space:]]' AND erasing_may_find(low, one) THEN
      said := regexp_replace(said, erasing_pattern(one), 'Former member', 'gi');
    END IF;
  END LOOP;
  RETURN said;
END
$$;

-- The texts within a value. One that is a name as a whole is found however short that is.
CREATE FUNCTION erase_within(said jsonb, names text[]) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  CASE jsonb_typeof(said)
    WHEN 'string' THEN
      RETURN to_jsonb(CASE WHEN said #>> '{}' = ANY (names) THEN 'Former member' ELSE erase_words(said #>> '{}', names) END);
    WHEN 'array' THEN
      RETURN (SELECT coalesce(jsonb_agg(erase_within(a.one, names) ORDER BY a.place), '[]')
        FROM jsonb_array_elements(said) WITH ORDINALITY a (one, place));
    WHEN 'object' THEN
      RETURN (SELECT coalesce(jsonb_object_agg(erase_words(o.key, names), erase_within(o.value, names)), '{}')
        FROM jsonb_each(said) o);
    ELSE
      RETURN said;
  END CASE;
END
$$;

CREATE OR REPLACE FUNCTION erase_json(said jsonb, names text[]) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  low text := lower(said::text);
  one text;
BEGIN
  FOREACH one IN ARRAY names LOOP
    -- As it is written within JSON.
    IF erasing_may_find(low, substr(to_json(one)::text, 2, length(to_json(one)::text) - 2)) THEN
      RETURN erase_within(said, names);
    END IF;
  END LOOP;
  RETURN said;
END
$$;

DROP FUNCTION erase_names(text, text[], boolean);
DROP FUNCTION erasing_pattern(text, boolean);

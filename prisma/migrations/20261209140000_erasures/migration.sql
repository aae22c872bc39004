-- CreateTable
CREATE TABLE "erasure" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "name" TEXT,
    "names" TEXT[],
    "choices" JSONB NOT NULL DEFAULT '{}',
    "step" INTEGER NOT NULL DEFAULT 0,
    "counts" JSONB NOT NULL DEFAULT '{}',
    "startedById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "erasure_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "erasure_organizationId_userId_key" ON "erasure"("organizationId", "userId");

-- AddForeignKey
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "erasure"
  ADD CONSTRAINT "erasure_state_check" CHECK ("state" IN ('requested', 'running', 'failed', 'done'));

-- What finds a name or an address in running text. Nothing that goes on as a word stands beside it ('Ann Berg' is not in
-- 'Ann Bergman'); in JSON a line may end before it ('\nAnn Berg').
CREATE FUNCTION erasing_pattern(name text, in_json boolean) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN in_json THEN '(?:(?<![[:alnum:]_.+' || w.more || '-])|(?<=\\[nrtbf]))'
      ELSE '(?<![[:alnum:]_.+' || w.more || '-])' END
    || regexp_replace(regexp_replace(name, '([^[:alnum:][:space:]])', '\\\1', 'g'), '[[:space:]]+',
      CASE WHEN in_json THEN '(?:[[:space:]]|\\\\[nrt])+' ELSE '[[:space:]]+' END, 'g')
    || '(?![[:alnum:]_' || w.more || ']' || CASE WHEN name LIKE '%@%' THEN '|[.-][[:alnum:]]' ELSE '' END || ')'
  FROM (SELECT '\u00c0-\u024f\u0370-\u1fff' AS more) w
$$;

-- A text without these names, the longest first. In running text a name of one word alone would find too much; a value of
-- JSON that is a name as a whole is found however short it is. One name at a time, and only where its first word stands:
-- one pattern of them all takes minutes for a few megabytes, and whoever renames themselves often chooses how many it has.
CREATE FUNCTION erase_names(said text, names text[], in_json boolean) RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  low text := lower(said);
  one text;
  quoted text;
BEGIN
  FOREACH one IN ARRAY names LOOP
    quoted := CASE WHEN in_json THEN substr(to_json(one)::text, 2, length(to_json(one)::text) - 2) ELSE one END;
    CONTINUE WHEN strpos(low, (regexp_match(lower(quoted), '^[^[:space:]]*'))[1]) = 0;
    IF one ~ '[@[:space:]]' THEN
      said := regexp_replace(said, erasing_pattern(quoted, in_json), 'Former member', 'gi');
    END IF;
    IF in_json THEN
      said := regexp_replace(said, '"' || regexp_replace(quoted, '([^[:alnum:][:space:]])', '\\\1', 'g') || '"(?!:)',
        '"Former member"', 'g');
    END IF;
  END LOOP;
  RETURN said;
END
$$;

CREATE FUNCTION erase_words(said text, names text[]) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT erase_names(said, names, false)
$$;

CREATE FUNCTION erase_json(said jsonb, names text[]) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT erase_names(said::text, names, true)::jsonb
$$;

-- The one way to change what has happened, which the serving account may otherwise only add to: it takes names out, of
-- a person whose erasing is under way and stands in the audit log.
CREATE FUNCTION erasing_person(of_company uuid, of_erasure uuid) RETURNS erasure
LANGUAGE plpgsql STABLE AS $$
DECLARE
  who erasure;
BEGIN
  SELECT e.* INTO who FROM erasure e
  WHERE e."organizationId" = of_company AND e.id = of_erasure AND e.state = 'running'
    AND NOT EXISTS (SELECT 1 FROM "user" u WHERE u."organizationId" = of_company AND u.id = e."userId")
    AND EXISTS (SELECT 1 FROM audit_entry a WHERE a."organizationId" = of_company AND a.action = 'user.erase'
      AND a."targetId" = e."userId"::text);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'nobody is being erased by this';
  END IF;
  RETURN who;
END
$$;

CREATE OR REPLACE FUNCTION "audit_entry_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('tavla.erasing', true), '') <> '' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only';
END;
$$;

-- Erasing a person changes what somebody is called, and from where they called: never what was done, when, to what, nor
-- which of the company's people (by id) did it.
CREATE FUNCTION "audit_entry_loses_names_only"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  open jsonb := '{"actorName": 0, "targetName": 0, "tokenName": 0, "details": 0, "ip": 0, "userAgent": 0}';
BEGIN
  IF to_jsonb(NEW) || open IS DISTINCT FROM to_jsonb(OLD) || open
    OR NEW."organizationId"::text <> coalesce(current_setting('tavla.erasing', true), '')
    OR NEW.ip NOT IN (OLD.ip, '') OR NEW."userAgent" NOT IN (OLD."userAgent", '') THEN
    RAISE EXCEPTION 'the audit log is append-only';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER "audit_entry_names_only" BEFORE UPDATE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION "audit_entry_loses_names_only"();

-- Entries by the person, about them and about their tokens and passkeys, and what names them elsewhere. Answers how many
-- changed.
CREATE FUNCTION erase_audit(of_company uuid, of_erasure uuid) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  e erasure := erasing_person(of_company, of_erasure);
  person text := e."userId"::text;
  changed bigint;
BEGIN
  PERFORM set_config('tavla.erasing', of_company::text, true);
  WITH theirs AS MATERIALIZED (
    SELECT DISTINCT a."targetId" AS id FROM audit_entry a
    WHERE a."organizationId" = of_company AND a.action IN ('token.create', 'passkey.create') AND a."actorId" = e."userId"
  ), said AS (
    SELECT a.id, a."actorId" IS NOT DISTINCT FROM e."userId" AS "isBy",
      a."targetType" = 'user' AND a."targetId" = person
        OR a.action = 'sso.link' AND a."actorId" = e."userId" AS "isAbout",
      -- Who was refused on the way through a provider is named by their address alone.
      a."actorId" IS NOT DISTINCT FROM e."userId" OR a."actorId" IS NULL
        AND (a."targetType" = 'user' AND a."targetId" = person OR a."actorName" = ANY (e.names)) AS "isFrom",
      a."targetType" IN ('token', 'passkey') AND a."targetId" IN (SELECT t.id FROM theirs t) AS "isKey"
    FROM audit_entry a WHERE a."organizationId" = of_company
  ), made AS (
    SELECT a.id,
      CASE WHEN s."isBy" THEN 'Former member' ELSE erase_words(a."actorName", e.names) END AS "actorName",
      CASE WHEN s."isAbout" AND a."targetType" = 'user' OR s."isKey" THEN 'Former member'
        ELSE erase_words(a."targetName", e.names) END AS "targetName",
      CASE WHEN s."isBy" AND a."tokenId" IS NOT NULL THEN 'Former member' ELSE a."tokenName" END AS "tokenName",
      erase_json(CASE
        WHEN s."isAbout" THEN (a.details - '{email,tokens,subject,passkey,passkeys}'::text[])
          #- '{changes,email}' #- '{changes,firstName}' #- '{changes,lastName}'
        WHEN s."isKey" THEN a.details #- '{changes,name}'
        WHEN s."isBy" THEN a.details - 'passkey'
        ELSE a.details END, e.names) AS details,
      CASE WHEN s."isFrom" THEN '' ELSE a.ip END AS ip,
      CASE WHEN s."isFrom" THEN '' ELSE a."userAgent" END AS "userAgent"
    FROM audit_entry a JOIN said s USING (id) WHERE a."organizationId" = of_company
  )
  UPDATE audit_entry a SET "actorName" = m."actorName", "targetName" = m."targetName", "tokenName" = m."tokenName",
    details = m.details, ip = m.ip, "userAgent" = m."userAgent"
  FROM made m WHERE a."organizationId" = of_company AND a.id = m.id
    AND (a."actorName", a."targetName", a."tokenName", a.details, a.ip, a."userAgent") IS DISTINCT FROM
      (m."actorName", m."targetName", m."tokenName", m.details, m.ip, m."userAgent");
  GET DIAGNOSTICS changed = ROW_COUNT;
  PERFORM set_config('tavla.erasing', '', true);
  RETURN changed;
END
$$;

-- The stories of tasks.
CREATE FUNCTION erase_edits(of_company uuid, of_erasure uuid) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  e erasure := erasing_person(of_company, of_erasure);
  changed bigint;
BEGIN
  WITH made AS (
    SELECT t.id, erase_json(t.changes, e.names) AS changes,
      CASE WHEN t."actorId" = e."userId" THEN 'Former member' ELSE t."actorName" END AS "actorName",
      CASE WHEN t."actorId" = e."userId" AND t."tokenId" IS NOT NULL THEN 'Former member' ELSE t."tokenName" END AS "tokenName"
    FROM task_edit t WHERE t."organizationId" = of_company
  )
  UPDATE task_edit t SET changes = m.changes, "actorName" = m."actorName", "tokenName" = m."tokenName"
  FROM made m WHERE t."organizationId" = of_company AND t.id = m.id
    AND (t.changes, t."actorName", t."tokenName") IS DISTINCT FROM (m.changes, m."actorName", m."tokenName");
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
END
$$;

-- What clients and webhooks that were away are told again. That the person was made or changed, or that something waits
-- for them, is told as that it is gone; of a message that mentions them, by whatever name, that all is to be loaded anew.
-- Numbers stay without a gap.
CREATE FUNCTION erase_events(of_company uuid, of_erasure uuid) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  e erasure := erasing_person(of_company, of_erasure);
  mention jsonb := jsonb_build_array(jsonb_build_object('userId', e."userId"));
  changed bigint;
BEGIN
  WITH mentioning AS MATERIALIZED (
    SELECT DISTINCT v.data->>'id' AS id FROM event v
    WHERE v."organizationId" = of_company AND v.resource = 'chat' AND v.data->'mentions' @> mention
  ), kinds AS (
    SELECT v.seq, CASE
      WHEN v.resource = 'users' AND v.data->>'id' = e."userId"::text THEN 'gone'
      WHEN v.resource = 'inbox' AND v.audience = ARRAY[e."userId"] THEN 'gone'
      WHEN v.resource IN ('chat', 'inbox')
        AND coalesce(v.data->>'messageId', v.data->>'id') IN (SELECT m.id FROM mentioning m) THEN 'anew'
      -- Their files may be gone, and bear any name.
      WHEN v.resource = 'chat' AND v.data->>'authorId' = e."userId"::text
        AND jsonb_path_exists(v.data, '$.attachments[*]') THEN 'anew'
    END AS kind
    FROM event v WHERE v."organizationId" = of_company
  ), made AS (
    SELECT v.seq,
      CASE WHEN k.kind = 'anew' THEN '*' ELSE v.resource END AS resource,
      CASE k.kind WHEN 'gone' THEN 'delete' WHEN 'anew' THEN 'resync' ELSE v.action END AS action,
      CASE k.kind WHEN 'gone' THEN jsonb_build_object('id', v.data->'id') WHEN 'anew' THEN 'null'::jsonb
        ELSE erase_json(v.data, e.names) END AS data
    FROM event v JOIN kinds k USING (seq) WHERE v."organizationId" = of_company
  )
  UPDATE event v SET resource = m.resource, action = m.action, data = m.data
  FROM made m WHERE v."organizationId" = of_company AND v.seq = m.seq
    AND (v.resource, v.action, v.data) IS DISTINCT FROM (m.resource, m.action, m.data);
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
END
$$;

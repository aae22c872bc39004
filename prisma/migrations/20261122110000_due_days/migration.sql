-- A due date was an instant: the end of a day in the zone of whoever set it. It becomes that day.
--
-- The zone is the person's own, of a proposal its meeting's; else the company's, where it has said one; else UTC.
-- What this server does not know as a zone counts as none. The tables and the function below go again at the end;
-- they are not temporary ones, which an account may be forbidden to make.

CREATE TABLE due_zone AS
WITH known AS MATERIALIZED (SELECT DISTINCT lower(name) AS name FROM pg_timezone_names),
company AS (
  SELECT o.id, coalesce(k.name, 'utc') AS zone
  FROM organization o LEFT JOIN known k ON k.name = lower(o."timeZone")
), setter AS (
  SELECT "organizationId", id, "timeZone" FROM "user"
  UNION ALL SELECT "organizationId", id, "timeZone" FROM audio
)
SELECT id AS company, id AS setter, zone FROM company
UNION ALL
SELECT c.id, s.id, coalesce(k.name, c.zone)
FROM company c JOIN setter s ON s."organizationId" = c.id LEFT JOIN known k ON k.name = lower(s."timeZone");

CREATE INDEX ON due_zone (company, setter);

-- Who last gave a task this instant, as its story tells.
CREATE TABLE due_set AS
SELECT DISTINCT ON (e."organizationId", e."taskId", x.due)
  e."organizationId" AS company, e."taskId" AS task, x.due, e."actorId" AS setter
FROM task_edit e
CROSS JOIN LATERAL jsonb_to_recordset(CASE jsonb_typeof(e.changes) WHEN 'array' THEN e.changes ELSE '[]' END)
  AS c(field text, "to" jsonb)
CROSS JOIN LATERAL (SELECT (c."to" #>> '{}')::timestamptz AS due) x
WHERE c.field = 'endDate' AND x.due IS NOT NULL AND e."actorId" IS NOT NULL
ORDER BY e."organizationId", e."taskId", x.due, e."createdAt" DESC, e.id DESC;

CREATE INDEX ON due_set (company, task, due);

-- The day of an instant: in the zone of who gave it to the task, else in that of who (or what) made the task.
CREATE FUNCTION due_day(of_company uuid, of_task uuid, instant timestamptz, maker uuid) RETURNS date
LANGUAGE sql STABLE AS $$
  SELECT greatest(least((instant AT TIME ZONE coalesce(
    (SELECT z.zone FROM due_zone z WHERE z.company = of_company AND z.setter = coalesce(
      (SELECT s.setter FROM due_set s WHERE s.company = of_company AND s.task = of_task AND s.due = instant), maker)),
    (SELECT z.zone FROM due_zone z WHERE z.company = of_company AND z.setter = of_company)
  ))::date, '9999-12-31'), '0001-01-01')
  WHERE instant IS NOT NULL
$$;

-- The story first: it is told by the makers of tasks as they are.
UPDATE task_edit e SET changes = (
  SELECT jsonb_agg(CASE c.change ->> 'field' WHEN 'endDate' THEN c.change || jsonb_build_object(
    'from', due_day(t."organizationId", t.id, (c.change ->> 'from')::timestamptz, coalesce(t."createdById", t."originAudioId")),
    'to', due_day(t."organizationId", t.id, (c.change ->> 'to')::timestamptz, coalesce(t."createdById", t."originAudioId"))
  ) ELSE c.change END ORDER BY c.n)
  FROM jsonb_array_elements(e.changes) WITH ORDINALITY AS c(change, n)
)
FROM task t
WHERE t."organizationId" = e."organizationId" AND t.id = e."taskId" AND e.changes @> '[{"field": "endDate"}]';

-- AlterTable
ALTER TABLE "task" ALTER COLUMN "endDate" SET DATA TYPE DATE
  USING due_day("organizationId", id, "endDate", coalesce("createdById", "originAudioId"));

-- What meetings asked for stands on their pages, too.
UPDATE audio a SET analysis = jsonb_set(a.analysis, '{actionItems}', (
  SELECT jsonb_agg(i.item || jsonb_build_object(
    'endDate', due_day(a."organizationId", NULL, (i.item ->> 'endDate')::timestamptz, a.id)
  ) ORDER BY i.n)
  FROM jsonb_array_elements(a.analysis -> 'actionItems') WITH ORDINALITY AS i(item, n)
))
WHERE a.analysis @? '$.actionItems[*].endDate ? (@ != null)';

-- No event and no answer that a browser keeps may bring an instant back: the log ends, and its numbers go on from
-- farther ahead, so that everybody loads anew.
DELETE FROM event;
UPDATE organization SET "eventSeq" = "eventSeq" + 4294967296;

DROP FUNCTION due_day;
DROP TABLE due_set;
DROP TABLE due_zone;

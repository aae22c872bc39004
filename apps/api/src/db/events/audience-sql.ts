import { lostOf, peopleOf, viewersOf } from '../meeting-viewers';

/**
 * So many people stand in an event itself. More of them are kept once: thousands who may see a closed meeting would
 * otherwise be written for each of hundreds of its tasks.
 */
const namedMost = 20;

/**
 * Common table expressions that say whom events are for. `whom` has a row for each audience that `incoming` names, with
 * its people in the event (`inline`) or by what is kept of them (`id`); an audience that is everybody has none. They come
 * after an expression `counter` that locks the company's: with the lock held, nobody else keeps an audience meanwhile.
 * @param json the event in the rows of `incoming`
 */
export const audienceCtes = (company: string, json: string, incoming: string) => `
  named as materialized (
    select said, array(select distinct unnest(people) order by 1) as people
    from (
      select said, case jsonb_typeof(said)
        when 'array' then array(select jsonb_array_elements_text(said)::uuid)
        when 'object' then case
          when said ? 'lostBy' then ${lostOf(company, `said->'lostBy'`, `(said->>'meetingId')::uuid`)}
          when said ? 'readers' then ${peopleOf(company, `said->'readers'`)}
          else ${viewersOf(company, `(said->>'meetingId')::uuid`)} end
      end as people
      from (select distinct ${json}->'audience' as said from ${incoming}) as s
    ) as p
    where people is not null
  ), whom as materialized (
    select said, people,
      case when cardinality(people) > ${namedMost} then '{}'::uuid[] else people end as inline,
      case when cardinality(people) > ${namedMost}
        then encode(substring(sha256(convert_to(people::text, 'UTF8')) for 16), 'hex')::uuid end as id
    from named
  ), kept as (
    insert into event_audience as k ("organizationId", id, people)
    select distinct on (whom.id) ${company}, whom.id, whom.people from whom, counter where whom.id is not null
    on conflict ("organizationId", id) do update set "usedAt" = now()
      where k."usedAt" < now() - interval '1 hour'
  )`;

/** Joins an event to its row of `whom`. */
export const audienceOf = (json: string) => `whom.said = ${json}->'audience'`;

/**
 * Who may see a meeting, as SQL: everybody of the company, or whoever uploaded it, who was there, and the people who are
 * named or in the departments that are named. The one place that says so; statements about meetings, and about what came out of
 * them, are put together from it. Each argument is an expression of SQL, never a value.
 */

/** Of `audio a`: the departments' people. A department that is gone names nobody. */
const inDepartments = `
  select ud."userId" from user_department ud
  where a.visibility = 'departments' and ud."organizationId" = a."organizationId"
    and ud."departmentId" = any(a."visibleToIds")`;

/** Of `audio a`: who was there. Whose name was only said in it was not. */
const present = `
  select m."userId" from meeting_attendee m
  where m."organizationId" = a."organizationId" and m."audioId" = a.id and m.source <> 'named'`;

/** Of `audio a`: everybody whom it is open to, unless that is the company. */
const named = (there: string) => `array(
    select a."createdById" where a."createdById" is not null
    union select unnest(a."visibleToIds") where a.visibility = 'people'
    union ${inDepartments}
    union ${there}
  )`;

/** The people who may see a meeting; null when everybody may, or when it is not there. */
export const viewersOf = (company: string, meeting: string) => `(
  select ${named(present)} from audio a
  where a."organizationId" = ${company} and a.id = ${meeting} and a.visibility <> 'company'
)`;

/** Who may see a meeting as it is at one moment. It is small, however many people they are. */
export interface Readers {
  createdById: string | null;
  visibility: string;
  visibleToIds: string[];
  /** Who was there. */
  presentIds: string[];
}

/** $1 company, $2 meeting: one row, which says its `readers`. */
export const readersSql = `
  select jsonb_build_object('createdById', a."createdById", 'visibility', a.visibility,
    'visibleToIds', to_jsonb(a."visibleToIds"), 'presentIds', to_jsonb(array(${present}))) as readers
  from audio a where a."organizationId" = $1::uuid and a.id = $2::uuid`;

const idsIn = (list: string) => `array(select jsonb_array_elements_text(${list})::uuid)`;

/** The people of `Readers`, from the JSON of them; departments have those who are in them now. */
export const peopleOf = (company: string, readers: string) => `(
  select case a.visibility
    when 'company' then array(select u.id from "user" u where u."organizationId" = a."organizationId")
    else ${named('select unnest(a.present)')} end
  from (
    select ${company} as "organizationId", r->>'visibility' as visibility, (r->>'createdById')::uuid as "createdById",
      ${idsIn(`r->'visibleToIds'`)} as "visibleToIds", ${idsIn(`r->'presentIds'`)} as present
    from (select ${readers} as r) x
  ) a
)`;

/** Those of `Readers` who may not see the meeting now; nobody when it is everybody's, or not there. */
export const lostOf = (company: string, readers: string, meeting: string) => `(
  select case when x.now is null then '{}'::uuid[]
    else array(select unnest(${peopleOf(company, readers)}) except select unnest(x.now)) end
  from (select ${viewersOf(company, meeting)} as now) x
)`;

/**
 * Whether somebody may see the meeting `audio a`; the product itself, null, may. Never null: where nobody is known to
 * have uploaded it, a comparison is, and what is not known to be allowed is not.
 */
export const seesThis = (viewer: string) => `coalesce(
  a.visibility = 'company' or ${viewer} is null or a."createdById" = ${viewer}
  or (a.visibility = 'people' and ${viewer} = any(a."visibleToIds"))
  or ${viewer} in (${inDepartments}) or ${viewer} in (${present}), false
)`;

/** Whether somebody may see a meeting by its id; one that is not there hides nothing. */
export const seesMeeting = (company: string, meeting: string, viewer: string) => `not exists (
  select 1 from audio a where a."organizationId" = ${company} and a.id = ${meeting} and not ${seesThis(viewer)}
)`;

/** $1 company, $2 meeting, $3 viewer: whether it is there for them. A statement, whose one row says `sees`. */
export const seesMeetingSql = `select exists (
  select 1 from audio a where a."organizationId" = $1::uuid and a.id = $2::uuid and ${seesThis('$3::uuid')}
) as sees`;

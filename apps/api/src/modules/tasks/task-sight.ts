import { seesMeeting } from '@/db/meeting-viewers';

/**
 * What people see of `task t`, as SQL: an undecided proposal goes with its meeting, a decided task is the company's
 * and only its origin goes with it. Each argument is an expression of SQL; a null viewer is the product itself.
 */

/** Whether the viewer may see where the task came from. */
export const seesOrigin = (viewer: string) =>
  `(t."originAudioId" is null or ${seesMeeting('t."organizationId"', 't."originAudioId"', viewer)})`;

/** Whether it was proposed by a closed meeting that is deleted: it knows a second, and no meeting any more. */
const isSealed = `(t."originAudioId" is null and t."originStartMs" is not null)`;

/** Whether the task is there at all for the viewer. */
export const isFound = (viewer: string) =>
  `(t.status <> 'on-approval' or (${seesOrigin(viewer)} and not ${isSealed}))`;

/** The same of a task by its id, deleted ones included. Arguments are expressions of SQL. */
export const findsTask = (company: string, task: string, viewer: string) => `exists (
  select 1 from task t where t."organizationId" = ${company} and t.id = ${task} and ${isFound(viewer)}
)`;

/** Whether a task is on the board for the viewer, by its id. Arguments are expressions of SQL. */
export const seesTask = (company: string, task: string, viewer: string) => `exists (
  select 1 from task t where t."organizationId" = ${company} and t.id = ${task} and t."column" <> 'trash'
    and ${isFound(viewer)}
)`;

/** A task by its id where it is on the board, null where it is not, whoever looks. Arguments are expressions of SQL. */
export const onBoard = (company: string, task: string) => `(
  select t.id from task t where t."organizationId" = ${company} and t.id = ${task} and t."column" <> 'trash'
)`;

/** Whether a task came from a meeting that is there for the viewer, deleted tasks included. */
export const showsOrigin = (company: string, task: string, viewer: string) => `exists (
  select 1 from task t where t."organizationId" = ${company} and t.id = ${task}
    and t."originAudioId" is not null and ${seesOrigin(viewer)}
)`;

/** The meeting that a task came from; null where there is none that the viewer may see. */
export const originOf = (company: string, task: string, viewer: string) => `(
  select t."originAudioId" from task t where t."organizationId" = ${company} and t.id = ${task}
    and t."column" <> 'trash' and ${isFound(viewer)} and ${seesOrigin(viewer)}
)`;

const closedMeeting = (company: string) =>
  `select a.id from audio a where a."organizationId" = ${company} and a.visibility in ('departments', 'people')`;
/** The meetings of a company that not everybody may see; read once for a statement. */
const closedMeetings = (company: string) => `array(${closedMeeting(company)})`;

/** Whether there are any. */
export const hasClosedMeetings = (company: string) => `exists (${closedMeeting(company)})`;

/** Whether the task is the same for everybody. */
export const isOpen = (company: string) =>
  `(t."originAudioId" is null or t."originAudioId" <> all(${closedMeetings(company)}))`;

/** Whether it is not. */
export const isClosed = (company: string) => `t."originAudioId" = any(${closedMeetings(company)})`;

/**
 * Whether a task still waits for somebody to do it, being on the board without an assignee; what has no task yet waits
 * too. Arguments are expressions of SQL.
 */
export const waitsForOwner = (company: string, task: string) => `(${task} is null or exists (
  select 1 from task t where t."organizationId" = ${company} and t.id = ${task} and t."column" <> 'trash'
    and t."userId" is null
))`;

/** What a task is called, where it is there for the viewer; null elsewhere. Arguments are expressions of SQL. */
export const titleSeen = (company: string, task: string, viewer: string) => `(
  select t.title from task t where t."organizationId" = ${company} and t.id = ${task} and t."column" <> 'trash'
    and ${isFound(viewer)}
)`;

/** The meeting that a task is an undecided proposal of: its sight goes with it. */
export const proposalMeeting = (company: string, task: string) => `(
  select t."originAudioId" from task t where t."organizationId" = ${company} and t.id = ${task}
    and t.status = 'on-approval'
)`;

/**
 * Joins, as `task t`, what stands on the board for something that a meeting asks for, to be told to those who see the
 * meeting: a decided task, which is the company's, or a proposal of that meeting. Arguments are expressions of SQL.
 */
export const joinStanding = (company: string, task: string, meeting: string) => `
  left join task t on t."organizationId" = ${company} and t.id = ${task} and t."column" <> 'trash'
    and (t.status <> 'on-approval' or t."originAudioId" = ${meeting})`;

import type { Person } from '@/adapters/language/language';

/** A day of the calendar as it stands on the wire: `2026-11-25`. */
export type Day = string;

/** Where a task may be moved to; a proposal stands in none of them. */
export type Column = 'pending' | 'todo' | 'in-progress' | 'done';

/** Which tasks are meant; all that is given holds, and an empty one means every task. */
export interface TaskFilter {
  /** An id, also of somebody blocked, who keeps tasks; null: nobody's. */
  assigneeId?: string | null;
  /** One of these; 'open' is read as all but `done`. */
  statuses?: Column[];
  /** 'overdue' leaves out what is done, 'none' is without a day. A range holds both its ends; a missing end is open. */
  due?: 'overdue' | 'none' | { from?: Day; to?: Day };
  /** Names of tags in use, all of them on the task. */
  tags?: string[];
  /** Folded content words of what the tasks are about. */
  about?: string[];
  /** From this day on, as the following ones; `…Until`: the last day that counts of those. */
  createdSince?: Day;
  createdUntil?: Day;
  changedSince?: Day;
  changedUntil?: Day;
  finishedSince?: Day;
  finishedUntil?: Day;
  /** Whose column is the same since before this day. */
  unmovedSince?: Day;
  /** What it has none of. */
  missing?: ('tags' | 'description')[];
  /** Whose assignee belongs to it. */
  departmentId?: string;
  /** The meeting it comes from. */
  origin?: MeetingMeant;
  /** True: proposals of a meeting only; false: none of them. */
  isProposal?: boolean;
}

/**
 * What a change is for. `words` are of a task's title, as typed, without 'the task'; a title must hold every one of
 * them that says something, or it is not the one. `assigneeId` holds too ("Lucia's refund policy").
 * A filter may mean several tasks. `isGuess`: words that only may name it, such as what somebody is to be reminded of.
 */
export type Target =
  | { kind: 'ticket' }
  | { kind: 'titled'; words: string; assigneeId?: string; isGuess?: true }
  /** `isOne`: the only one of them that is not done; of several it is asked which. */
  | { kind: 'filter'; filter: TaskFilter; isOne?: true };

/** So many days and months of the calendar. */
export interface Span {
  days: number;
  months: number;
}

/** A change that somebody asks for. Persons are active ones; texts and titles are as typed. */
export type Action =
  /** Null takes the assignee away; `from` is who must have it for that to make sense ('take Priya off it'). */
  | { kind: 'assign'; userId: string | null; from?: string }
  /** 'Approve it' is a move to todo of what is a proposal. */
  | { kind: 'move'; status: Column; ofProposal?: boolean }
  | { kind: 'due'; day: Day | null }
  /** Its due date so much later, or earlier where both are negative. */
  | ({ kind: 'shift' } & Span)
  /** Names of tags in use; what is not named stays. */
  | { kind: 'tag'; add: string[]; remove: string[] }
  | { kind: 'rename'; title: string }
  | { kind: 'describe'; text: string }
  /** Write a description for it. */
  | { kind: 'draft' }
  /** No titles: not said; then `count` is how many, where that was said. */
  | { kind: 'split'; titles: string[]; count?: number }
  | { kind: 'comment'; text: string }
  /** `text` is what was said of it, '' when nothing was. */
  | { kind: 'remind'; userId: string; day: Day; text: string }
  /** It is no longer wanted: deleted, and a proposal refused. */
  | { kind: 'delete' }
  /** Into which task; null: find the duplicates among the targets. */
  | { kind: 'merge'; into: Target | null }
  /** The command's target has no meaning for it. */
  | {
      kind: 'create';
      title: string;
      userId?: string;
      day?: Day;
      tags?: string[];
      status?: Column;
      text?: string;
    };

/** Changes of one target, in the order in which they were said. */
export interface Command {
  target: Target;
  actions: Action[];
}

/** Days from one to another, both in it. */
export interface Days {
  from: Day;
  to: Day;
}

/** A meeting by words of its name, or by when it was; 'last' is the newest, 'open' the one whose page is open. */
export type MeetingMeant = 'last' | 'open' | { named: string } | { within: Days };

/** What somebody wants to know. `about` holds folded content words, `since` is the first day that counts. */
export type Question =
  | { kind: 'count' | 'list'; filter: TaskFilter }
  | { kind: 'most'; filter: TaskFilter; by: 'assignee' | 'tag' | 'department' }
  /** `since`: since when it has been in its column. */
  | {
      kind: 'field';
      field: 'assignee' | 'due' | 'status' | 'tags' | 'description' | 'created' | 'since';
      target: Target;
    }
  /** What people wrote in the conversation of a ticket, or one of them. */
  | { kind: 'comments'; target: Target; userId?: string }
  | { kind: 'working-on'; userId?: string; departmentId?: string }
  /** `meeting`: only in that one; 'open' is also the one that the open ticket comes from. Without it in all. */
  | { kind: 'promises'; userId: string; about: string[]; meeting?: MeetingMeant }
  | { kind: 'decisions'; about: string[]; since?: Day; until?: Day; meeting?: MeetingMeant }
  | { kind: 'changes'; since?: Day; until?: Day; target: Target | null }
  | { kind: 'who-said'; target: Target; about: string[] }
  | { kind: 'why'; target: Target }
  | { kind: 'summary'; of: 'ticket' | 'meeting' | 'file'; meeting?: MeetingMeant }
  | { kind: 'attendees'; meeting?: MeetingMeant }
  /** The task that is there longest or shortest, due first, or in its column longest; `filter`: of which. */
  | { kind: 'extreme'; by: 'created' | 'newest' | 'due' | 'since'; status?: Column; filter?: TaskFilter }
  /** Which meetings there were, and when one was. */
  | { kind: 'meetings'; within?: Days }
  | { kind: 'meeting-day'; meeting: MeetingMeant }
  /** Everybody who has a position. */
  | { kind: 'people'; userIds: string[] }
  /** Who somebody is, and who belongs to a department. */
  | { kind: 'person'; userId: string; asks?: 'email' }
  | { kind: 'team'; departmentId: string }
  /** Who has least to do, of all or of a department. */
  | { kind: 'least'; departmentId?: string }
  /** How much some people have to do, side by side. */
  | { kind: 'loads'; userIds: string[] }
  | { kind: 'duplicates' }
  /** What else has to do with a task. */
  | { kind: 'related'; target: Target }
  /** What a meeting asks for and no task stands for. */
  | { kind: 'loose-items'; meeting?: MeetingMeant }
  /** A mail, a call, a meeting in a calendar: what the assistant cannot do. */
  | { kind: 'outside' }
  /** What the assistant can do. */
  | { kind: 'help' }
  /** Nothing is asked: somebody says thanks. */
  | { kind: 'thanks' }
  /** A wish is taken back as a whole. */
  | { kind: 'withdrawn' }
  /** Which tasks are about some words, where it is asked whether there is one. */
  | { kind: 'tasks-about'; words: string[] }
  | { kind: 'search'; words: string[] };

/** What stopped a wish from being certain. */
export interface Unclear {
  kind: 'unclear';
  /** 'correction': what somebody took back, and what for. */
  about: 'person' | 'task' | 'day' | 'tag' | 'column' | 'titles' | 'correction';
  /** As typed; '' when nothing was said at all. */
  words: string;
  /** Ids of persons, names of tags, columns: what it could mean. */
  candidates: string[];
  /** unknown: nothing is called so; several: more than one is; unsure: only nearly so; blocked: may be given nothing; unsaid: it is missing. */
  why: 'unknown' | 'several' | 'unsure' | 'blocked' | 'unsaid';
}

/** What a message was read as. Whoever resolves it finds the tasks; nothing here has seen any. */
export type Reading =
  /** `questions` were asked in the same message. */
  | { kind: 'commands'; commands: Command[]; questions: Question[] }
  | { kind: 'questions'; questions: Question[] }
  | Unclear
  | { kind: 'unread' };

/** What is known where somebody asks. */
export interface RequestContext {
  message: string;
  /** The asker's; a message is read in the language that it is written in. */
  language: 'en' | 'es' | 'sv';
  today: Day;
  /** Who asks: 'me', 'my'. */
  me: string;
  people: readonly (Pick<Person, 'id' | 'firstName' | 'lastName'> & {
    isActive: boolean;
    /** What they are in the company, where whoever asks may know it. */
    position?: string | null;
  })[];
  departments: readonly { id: string; name: string }[];
  /** Names of tags in use. */
  tags: readonly string[];
  /** What is open beside the message: 'this' is a task only on a ticket. */
  place: 'ticket' | 'meeting' | 'board';
}

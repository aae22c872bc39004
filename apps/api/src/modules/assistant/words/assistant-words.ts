import type { FilePlace, Pages } from '@tavla/shared/chat/file-places';
import type { Unclear } from '@/adapters/language/local/requests/request';
import type { Asked } from '../asked';
import type { FilterWords } from './filter-words';

/** The sentences of the assistant in one language. Names, titles and quotes come as they are to be read. */
export interface AssistantWords {
  /** Such as `en-GB`: for days and moments. */
  locale: string;
  columns: Record<string, string>;
  fields: Readonly<Record<string, string>>;
  and: string;

  /** What is asked back where a wish is not clear. */
  unclear(unclear: Unclear, asked: Asked): string;
  offer(count: number): string;
  /** The same where it is not certain what was meant. */
  guess(count: number): string;
  /** Before an answer to what a question most likely means; `meant` says which tasks, where it is some. */
  understood(meant: string): string;
  filter: FilterWords;
  tooMany(count: number, most: number): string;
  soAlready: string;
  /** Of a field of a task, by its name on the wire. */
  cannotHold(field: string): string;
  noneFits: string;
  /** A day cannot be moved where there is none. */
  noDayToShift: string;
  noDuplicates: string;
  /** Pairs of tasks that say the same, or are only alike. */
  same(pairs: readonly (readonly [string, string])[]): string;
  alike(pairs: readonly (readonly [string, string])[]): string;
  draftOpening(meeting: string): string;
  nothingToDraftFrom: string;
  mayNotChange: string;
  mayNotSee: Record<'people' | 'departments', string>;

  count(total: number): string;
  andMore(count: number): string;
  noDay: string;
  nobody: string;
  someone: string;
  most(names: string, count: number, people: number): string;
  nobodyHas: string;
  /** The task of the ticket that is open, as the subject of a sentence; others are called by their titles. */
  it: string;
  assignee(subject: string, name: string): string;
  unassigned(subject: string): string;
  due(subject: string, day: string): string;
  notDue(subject: string): string;
  status(subject: string, column: string): string;
  since(subject: string, column: string, day: string): string;
  created(subject: string, day: string): string;
  tags(subject: string, tags: string): string;
  noTags(subject: string): string;
  description(title: string, text: string): string;
  noDescription(title: string): string;
  workingOn(name: string, count: number): string;
  idle(name: string): string;
  next(count: number): string;
  /** Who somebody is; what is not known of them is null or left out. */
  person(person: {
    name: string;
    position: string | null;
    departments: readonly string[];
    manager: string | null;
    email: string | null;
    isActive: boolean;
  }): string;
  team(department: string, count: number): string;
  people(count: number): string;
  meetings(count: number): string;
  noMeetings: string;
  meetingWas(meeting: string, day: string): string;
  /** Who has the fewest open tasks; so many people have so many. */
  least(names: string, tasks: number, people: number): string;
  promises(name: string): string;
  noPromises(name: string): string;
  decisions: string;
  noDecisions(about: string): string;
  said(speaker: string | null, meeting: string, time: string): string;
  notSaid: string;
  present(meeting: string, names: string): string;
  nobodyPresent(meeting: string): string;
  noMeeting: string;
  /** Nothing is called so that the question could be about. */
  noMeetingNamed(words: string): string;
  summary(meeting: string): string;
  decided: string;
  /** Before what was decided right after something was said. */
  decidedThere: string;
  toDo: string;
  /** Since a day, or between two. */
  changes(since: string | null, until: string | null): string;
  noChanges(since: string | null, until: string | null): string;
  /** Of the ticket of a task; of one person, where that is asked. */
  comments(title: string, count: number): string;
  /** Null: of several tasks. */
  noComments(title: string | null, person: string | undefined): string;
  wasCreated: string;
  wasMoved(column: string): string;
  wasChanged(fields: string): string;
  comesFrom(meeting: string, time: string): string;
  found: string;
  /** Before what is only near to what was asked. */
  nearest: string;
  welcome: string;
  /** A wish was taken back. */
  withdrawn: string;
  related(title: string): string;
  noRelated(title: string): string;
  /** Where something stands in a file, as it follows the file's name. */
  place(place: FilePlace): string;
  nothing(about: string): string;
  /** What can be asked and wished for. */
  /** How much people have to do, side by side. */
  loads(people: readonly { name: string; count: number; late: number }[]): string;
  /** What a meeting asks for and no task stands for. */
  looseItems(meeting: string, count: number): string;
  /** What is outside what the assistant does, and what it can do instead. */
  outside: string;
  help: string;

  /** Of a model: that it was not let go on; that nothing it was given bears what it says; what it proposed in vain. */
  cutShort: string;
  unsupported: string;
  leftOut(count: number): string;
  /** That its server took no pictures; of those of the question, which it was not shown. */
  blind: string;
  unseen(names: readonly string[]): string;
  /** Of a model: sentences that nothing which it was given bears, in an answer that rests on something. */
  unsupportedParts(sentences: readonly string[]): string;
  /** Of a model: figures that stand in nothing that it was given. */
  unknownFigures(figures: string): string;
  /** Pages of a file on which no text could be read. */
  withoutText(name: string, pages: readonly Pages[]): string;
}

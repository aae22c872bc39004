import { fold } from '@/adapters/language/fold-text';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import type { Reply } from '../reply';
import type { PhrasedCompany } from './phrasings.test-kit';

interface WantedChange {
  task: string;
  field: string;
  to: unknown;
  or?: unknown[];
}

export interface Phrasing {
  id: string;
  language: string;
  where: string;
  message: string;
  kind: string;
  expect: unknown;
}

type AnswerWanted = { mustMention: (string | string[])[]; mustNotMention: string[]; citesAnyOf: string[] };

/** What is wrong with a reply; nothing when it is as it should be. */
export function faultsOf(phrasing: Phrasing, reply: Reply | undefined, company: PhrasedCompany): string[] {
  const changes = reply?.changes ?? [];
  if (phrasing.kind === 'change') {
    return changeFaults(phrasing.expect as WantedChange[], changes, company, reply?.text ?? '');
  }
  const offered = changes.length > 0 ? [`offers ${JSON.stringify(madeOf(changes, company))}`] : [];
  if (phrasing.kind === 'none') return offered;
  const text = `${reply?.text ?? ''} ${reply?.citations.map(({ title }) => title).join(' ') ?? ''}`;
  if (phrasing.kind === 'clarify') {
    const { candidates } = phrasing.expect as { candidates: string[] };
    const missing = candidates.filter((name) => !hasWords(text, name));
    return [...offered, ...missing.map((name) => `does not name ${name}: ${text}`)];
  }
  return [...offered, ...answerFaults(phrasing.expect as AnswerWanted, text, reply)];
}

function changeFaults(
  wanted: readonly WantedChange[],
  changes: readonly KeptChange[],
  company: PhrasedCompany,
  text: string,
): string[] {
  const made = madeOf(changes, company);
  const faults = wanted
    .filter((want) => !made.some((one) => isSame(want, one)))
    .map((want) => `misses ${JSON.stringify(want)}`);
  const extra = made
    .filter((one) => !wanted.some((want) => isSame(want, one)))
    .map((one) => `adds ${JSON.stringify(one)}`);
  return faults.length + extra.length > 0 ? [...faults, ...extra, `says: ${text}`] : [];
}

function isSame(want: WantedChange, made: WantedChange): boolean {
  if (want.field !== made.field) return false;
  if (want.field === 'merge') {
    const all = (one: WantedChange) => [one.task, ...(one.to as string[])].sort();
    return JSON.stringify(all(want)) === JSON.stringify(all(made));
  }
  const inOrder = want.field === 'tags' ? sorted : (to: unknown) => to;
  const wanted = [want.to, ...(want.or ?? [])];
  return want.task === made.task && wanted.some((to) => plain(inOrder(to)) === plain(inOrder(made.to)));
}

/** Tags are sets. */
const sorted = (tags: unknown) =>
  Object.fromEntries(Object.entries(tags as object).map(([key, names]) => [key, [...names].sort()]));
const plain = (value: unknown) =>
  JSON.stringify(value, (_, one) => (typeof one === 'string' ? trimmed(one) : one)) ?? '';
const trimmed = (text: string) =>
  text
    .trim()
    .replace(/^["'“”«»‘’]+|["'“”«»‘’.]+$/g, '')
    .toLowerCase();

/** The changes of a reply in the words of the lists: a split and a merge are several changes of tasks. */
function madeOf(changes: readonly KeptChange[], company: PhrasedCompany): WantedChange[] {
  const { titleOf, personOf } = company;
  const edits = changes.flatMap((change) => (change.kind === 'edit' ? [change] : []));
  const gone = changes.flatMap(({ kind, taskId }) => (kind === 'delete' ? [titleOf(taskId)] : []));
  const created = changes.flatMap((change) => (change.kind === 'create' ? [change.after] : []));
  const aside = changes.flatMap((change): WantedChange[] => {
    if (change.kind === 'comment') {
      return [{ task: titleOf(change.taskId), field: 'comment', to: change.after.message }];
    }
    if (change.kind !== 'remind') return [];
    const { userId, day } = change.after;
    return [{ task: titleOf(change.taskId), field: 'remind', to: { person: personOf(userId), day } }];
  });
  const [edited] = edits;
  if (gone.length > 0) {
    const kept = edited && titleOf(edited.taskId);
    return [
      ...aside,
      { task: kept ?? gone[0] ?? '', field: 'merge', to: kept === undefined ? gone.slice(1) : gone },
    ];
  }
  if (created.length > 0 && edited?.after.title !== undefined) {
    const to = [edited.after.title, ...created.map(({ title }) => title)];
    return [...aside, { task: titleOf(edited.taskId), field: 'split', to }];
  }
  const written = created.map(({ title, userId, endDate }) => ({
    ...{ task: '', field: 'create' },
    to: {
      title,
      ...(userId && { assignee: personOf(userId) }),
      ...(endDate && { dueDate: endDate }),
    },
  }));
  return [...aside, ...written, ...edits.flatMap((edit) => editedIn(edit, company))];
}

function editedIn(
  edit: KeptChange & { kind: 'edit' },
  { titleOf, personOf }: PhrasedCompany,
): WantedChange[] {
  const task = titleOf(edit.taskId);
  return Object.entries(edit.after).map(([name, value]) => {
    if (name === 'userId') {
      return { task, field: 'assignee', to: value === null ? null : personOf(String(value)) };
    }
    if (name === 'endDate') return { task, field: 'dueDate', to: value };
    if (name !== 'tags') return { task, field: name, to: value };
    const names = (tags: typeof edit.before.tags = []) => tags.map((tag) => tag.name);
    const [old, now] = [names(edit.before.tags), names(edit.after.tags)];
    const add = now.filter((tag) => !old.includes(tag));
    const remove = old.filter((tag) => !now.includes(tag));
    return {
      task,
      field: 'tags',
      to: { ...(add.length > 0 && { add }), ...(remove.length > 0 && { remove }) },
    };
  });
}

function answerFaults(
  { mustMention, mustNotMention, citesAnyOf }: AnswerWanted,
  text: string,
  reply: Reply | undefined,
): string[] {
  const missing = mustMention.filter((one) => ![one].flat().some((words) => hasWords(text, words)));
  const wrong = mustNotMention.filter((words) => hasWords(text, words));
  const isCited = citesAnyOf.some((wanted) =>
    reply?.citations.some((citation) => isCitation(wanted, citation)),
  );
  return [
    ...missing.map((words) => `does not mention ${words}: ${text}`),
    ...wrong.map((words) => `mentions ${words}`),
    ...(isCited || citesAnyOf.length === 0 ? [] : [`cites none of ${citesAnyOf}`]),
  ];
}

function isCitation(wanted: string, { kind, title, startMs }: Reply['citations'][number]): boolean {
  const said = /^(.*) @ (\d+)$/.exec(wanted);
  if (!said) return kind === 'task' && title === wanted;
  return kind === 'meeting' && title === said[1] && startMs === Number(said[2]) * 1000;
}

/** Whole words, without regard to case and accents. */
function hasWords(text: string, words: string): boolean {
  const escaped = fold(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(fold(text));
}

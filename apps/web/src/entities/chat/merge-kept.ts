import { isSameValue } from '@/lib/forms/merge-fields';
import type { KeptConversation } from './kept-drafts';

/**
 * What is kept of a conversation after one tab has changed it, which knew it as it was `before`, while other tabs may
 * have changed what is `there`. Where two tabs write a message at once the last word counts; who has sent theirs, or
 * given it up, takes nobody else's away.
 */
export function mergeKept(
  before: KeptConversation,
  now: KeptConversation,
  there: KeptConversation,
): KeptConversation {
  const isUnchanged = isSame(writing(before), writing(now)) && before.files === now.files;
  const isGivenUp = !now.draft && !now.quote && !now.files;
  const isOfOthers = there.draft !== before.draft || there.quote?.id !== before.quote?.id;
  const { files, ...words } = isUnchanged || (isGivenUp && isOfOthers) ? there : now;
  return {
    ...{ ...writing(words), files },
    begun: mergeRecords(before.begun, now.begun, there.begun),
    unsent: Object.values(mergeRecords(byId(before), byId(now), byId(there))),
  };
}

/** The message that is being written. */
function writing({
  draft,
  mentions,
  quote,
  isComment,
}: Pick<KeptConversation, 'draft' | 'mentions' | 'quote' | 'isComment'>) {
  return { draft, mentions, quote, isComment };
}

function byId({ unsent }: KeptConversation) {
  return Object.fromEntries(unsent.map((one) => [one.id, one]));
}

/** What is there, with what was added here, changed and taken away. */
function mergeRecords<T>(before: Record<string, T>, now: Record<string, T>, there: Record<string, T>) {
  const isTouched = (key: string) => !isSame(before[key], now[key]);
  const left = Object.entries(there).filter(([key]) => !isTouched(key) || key in now);
  const own = Object.entries(now).filter(([key]) => isTouched(key));
  return { ...Object.fromEntries(left), ...Object.fromEntries(own) };
}

function isSame(one: unknown, other: unknown): boolean {
  return isSameValue(undefined, one, other);
}

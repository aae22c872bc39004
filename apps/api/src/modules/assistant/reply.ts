import type { Citation } from '@tavla/shared/chat/answers';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';

/** What the assistant says, what that rests on, and what it offers to do. */
export interface Reply {
  text: string;
  citations: readonly Citation[];
  changes: readonly KeptChange[];
  /** What a search came to, where one was made: what was asked for, only what is near to it, or nothing. */
  finds?: 'this' | 'nearest' | 'nothing';
  /** Rules can make nothing of what was wished for: a model that reads texts may. */
  isOpen?: true;
}

/** A reply that offers nothing. */
export function tell(text: string, citations: readonly Citation[] = []): Reply {
  return { text, citations, changes: [] };
}

/** A reply to a wish that rules can make nothing of. */
export const tellOpen = (text: string, citations: readonly Citation[] = []): Reply => ({
  ...tell(text, citations),
  isOpen: true,
});

/** One answer under another. What both rest on is cited once. */
export const bothReplies = (first: Reply, second: Reply): Reply =>
  tell(`${first.text}\n\n${second.text}`, citedOnce([...first.citations, ...second.citations]));

/** Two fields of one task rest on the same. */
export const citedOnce = (citations: Reply['citations']): Reply['citations'] => [
  ...new Map(citations.map((one) => [JSON.stringify(one), one])).values(),
];

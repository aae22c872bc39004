import type { Citation } from '@tavla/shared/chat/answers';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';

/** What the assistant says, what that rests on, and what it offers to do. */
export interface Reply {
  text: string;
  citations: readonly Citation[];
  changes: readonly KeptChange[];
}

/** A reply that offers nothing. */
export function tell(text: string, citations: readonly Citation[] = []): Reply {
  return { text, citations, changes: [] };
}

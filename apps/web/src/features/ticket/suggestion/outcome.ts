import type { Suggestion } from '@tavla/shared/chat/answers';
import { isOpen, type Standing } from './standing';

/** What has become of a suggestion as a whole, and how many of its changes are made. */
export interface Outcome {
  kind: 'applied' | 'some' | 'nothing' | 'dismissed';
  made: number;
}

/** Pure: null while nobody has decided. */
export function outcomeOf(
  { state }: Pick<Suggestion, 'state'>,
  standings: readonly Standing[],
): Outcome | null {
  const made = standings.filter(isMade).length;
  if (made > 0 && made === standings.length) return { kind: 'applied', made };
  if (made > 0) return { kind: 'some', made };
  if (state === 'dismissed') return { kind: 'dismissed', made };
  return standings.some(isOpen) ? null : { kind: 'nothing', made };
}

/** Whether it stands as it was suggested. */
export const isMade = (standing: Standing): boolean => standing === 'applied' || standing === 'settled';

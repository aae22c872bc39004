import type { Language } from '@tavla/shared/meetings/languages';

/**
 * What is said of a meeting that was read without a language model: of English that a learned score decides beside the
 * rules, and of Spanish, also of some lines of it, that more may be missed.
 * @param read which languages lines were read in; that of the meeting where nobody has noted it
 */
export function localNotes(meeting: Language, read: readonly Language[] = [meeting]) {
  return [
    read.includes('en') ? ('localEngine' as const) : ('localRules' as const),
    ...(read.includes('es') ? (['youngerSpanish'] as const) : []),
  ];
}

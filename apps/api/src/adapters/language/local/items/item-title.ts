import { shorten } from '@/adapters/language/ground-analysis';
import { contentWords } from '../content-words';
import type { LanguagePack } from '../packs/language-pack';

/** A short imperative: without the date, first letter large. */
export function titleOf(phrase: string, due: string | null): string {
  const dated = due ? phrase.replace(dueWithMarker(due), '') : phrase;
  const bare = dated
    .replace(/\s{2,}/g, ' ')
    .replace(/(?:[\s,.;:]|\b(?:by|on|the|before|for|until|del?|el|la|para|antes))+$/i, '')
    .trim();
  return shorten(bare.charAt(0).toUpperCase() + bare.slice(1), 150);
}

function dueWithMarker(due: string): RegExp {
  const plain = due.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `,? ?(?:\\b(?:by|before|on|until|till|due|for|no later than|antes del?|para el|para|hasta el|hasta|como muy tarde|a más tardar)(?: the| el| la)? )?${plain}`,
    'i',
  );
}

/** Two titles mean one task when most content words of the shorter stand in the longer. */
export function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [x, y] = a.size <= b.size ? [a, b] : [b, a];
  if (x.size < 2) return false;
  return [...x].filter((word) => y.has(word)).length / x.size >= 0.75;
}

/** The words of a title that tell one task from another. */
export const contentOf = (title: string, { stopWords }: LanguagePack): Set<string> =>
  new Set(contentWords(title.replace(leads, ''), stopWords));

/** What may be done with anything: the thing alone tells such tasks apart. */
const leads = /^(?:follow up on|provide|entregar|take care of|deal with|encargarse del?|ocuparse del?) /i;

import { words as wordsOf } from '@/adapters/language/fold-text';
import { telling } from '@/adapters/language/local/requests/filters/filter-rules';
import type { Command, Target, Unclear } from '@/adapters/language/local/requests/request';
import { isOneEditApart } from '@/adapters/language/resolve-person';
import type { Asked } from '../asked';
import { guessed } from '../changes/as-guess';
import { offerChanges } from '../changes/offer-changes';
import type { Reply } from '../reply';

/**
 * What a wish comes to with the one task that is nearly called as it says, offered as a guess: to tick it is one press,
 * to say it again is a message. Undefined where several are, or none, or where half of the words or more are not the title's.
 */
export async function offerNearTitle(
  asked: Asked,
  commands: readonly Command[],
  { about, why, words, candidates }: Unclear,
): Promise<Reply | undefined> {
  const [title, ...others] = candidates;
  if (about !== 'task' || why !== 'unsure' || title === undefined || others.length > 0) return undefined;
  if (!saysMostly(words, title)) return undefined;
  const meant = (target: Target): Target =>
    target.kind === 'titled' && target.words === words ? { ...target, words: title } : target;
  const offer = await offerChanges(
    asked,
    commands.map(({ target, actions }) => ({ target: meant(target), actions })),
  );
  return 'kind' in offer || offer.changes.length === 0 ? undefined : guessed(asked, offer);
}

/** Whether more than half of the words that say something are the title's, as it has them, nearly, or in another form. */
function saysMostly(typed: string, title: string): boolean {
  const known = wordsOf(title).map(({ text }) => text);
  const said = telling(typed);
  const held = said.filter((word) => known.some((other) => isNearly(word, other)));
  return held.length * 2 > said.length;
}

/** Shorter words are others too easily. */
const shortest = 4;

function isNearly(word: string, other: string): boolean {
  if (word === other) return true;
  if (Math.min(word.length, other.length) < shortest) return false;
  return isOneEditApart(word, other) || word.startsWith(other) || other.startsWith(word);
}

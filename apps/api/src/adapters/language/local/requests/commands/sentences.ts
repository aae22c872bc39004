import { wordSet } from '@/adapters/language/local/word-set';
import { unsafe } from '../slots/stop-words';
import { endOfSentence, endsSentence, type Token } from '../text/tokens';

const longestAside = 25;
const asideStarts = wordSet(
  "because since as she he they it it's we she's he's they're we're i'm we've they've he'd that's que porque pues ya es esta son ella el",
);
/** What a sentence that tells something does not begin with: another wish, or one that takes something back. */
const wishes = wordSet(
  'delete archive send email mail call invite book duplicate copy share export print schedule ask tell check look notify unmark revert restore trash kill block wait keep leave no not do does did borra elimina envia manda llama invita copia comparte avisa deshaz restaura espera no',
);
const questions = wordSet(
  'what who whom whose which when where why how is are was were does did do has have am should shall que quien quienes cual cuales cuando donde como cuanto cuantos cuanta cuantas por',
);
const pronouns = wordSet(
  "she he they it it's she's he's that that's they're i we i'm ella el es ya esto eso this",
);

/**
 * Whether the words from here to their sentence's end only tell something, which no wish beside them has to heed: no
 * condition, no doubt, nobody else's words. `isInside`: behind a comma.
 */
export function isAside(tokens: readonly Token[], at: number, isInside: boolean): boolean {
  const end = endOfSentence(tokens, at);
  const own = tokens.slice(at, end);
  const first = own[0]?.text ?? '';
  if (own.length === 0 || own.length > longestAside || tokens[end]?.text === '?') return false;
  if (own.some(({ kind, text }) => kind === 'quote' || (kind === 'mark' && text !== ',') || unsafe.has(text)))
    return false;
  if (own.some(({ text }) => /n't$|^-/.test(text))) return false;
  if (isInside) return asideStarts.has(first);
  return !wishes.has(first) && !questions.has(first);
}

/** Whether an aside speaks of what was spoken of already. */
export const speaksOfSame = (token: Token | undefined): boolean => pronouns.has(token?.text ?? '');

/** Whether a sentence asks something. */
export function isQuestion(tokens: readonly Token[], at: number): boolean {
  const end = endOfSentence(tokens, at);
  const own = tokens.slice(at, end);
  const asks = tokens[end]?.text === '?' || questions.has(own[0]?.text ?? '');
  return own.length > 0 && asks && !own.some(({ kind, text }) => kind === 'quote' || unsafe.has(text));
}

/** Whether a sentence begins as a question that is a wish: 'can you …?'. */
export function asksPolitely(tokens: readonly Token[], at: number): boolean {
  let start = at;
  while (start > 0 && !endsSentence(tokens[start - 1])) start -= 1;
  const opening = tokens
    .slice(start, start + 10)
    .map(({ text }) => text)
    .join(' ');
  return /\b(?:can|could|would|will) you\b|\b(?:puedes|podrias|puede|podria|podeis|te importa|te importaria)\b/.test(
    opening,
  );
}

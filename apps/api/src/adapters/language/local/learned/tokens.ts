import { fold } from '@/adapters/language/fold-text';

/** A recogniser leaves most of them out. They are those that the weights were learned with, and no others. */
const fillers = new Set('um uh uhm er erm ah eh oh hm hmm mm mmm mhm mmhmm huh hmmm'.split(' '));
/** Spellings of the same words, as recognisers, people and corpora write them. */
const spellings: Record<string, string> = {
  "won't": 'will not',
  "can't": 'can not',
  cannot: 'can not',
  "shan't": 'shall not',
  "let's": "let 's",
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  gotcha: 'got you',
  "'kay": 'okay',
  kay: 'okay',
  ok: 'okay',
  alright: 'all right',
  cuz: 'because',
  "'cause": 'because',
  "'em": 'them',
  yeah: 'yes',
  yep: 'yes',
  yup: 'yes',
  ye: 'yes',
};
const endings: Record<string, string> = { ll: 'will', re: 'are', ve: 'have', m: 'am', d: 'would', s: "'s" };
/** People begin again after so many words at most. */
const longestRepeat = 4;
const word = /'?[a-z0-9]+(?:'[a-z]+)*|\?/g;

/**
 * The words of a sentence as the learned score reads them: folded, contractions taken apart, what is no word
 * left out ({vocalsound}, 'um', a word begun twice), so that "I 'll um send it ," and "I'll send it" are the
 * same. A question mark is a word of its own.
 */
export function tokens(text: string): string[] {
  const plain = fold(text)
    .replace(/\be ?- ?mail/g, 'email')
    .replace(/\{[^{}]{0,40}\}/g, ' ')
    .replace(/ ' ?(?=(?:ll|re|ve|m|d|s|t)(?![a-z]))/g, "'");
  const found: string[] = [];
  for (const [part] of plain.matchAll(word))
    for (const each of takenApart(part)) if (!fillers.has(each)) add(found, each);
  return found;
}

function takenApart(part: string): string[] {
  const spelled = Object.hasOwn(spellings, part) ? spellings[part] : undefined;
  if (spelled) return spelled.split(' ');
  const at = part.lastIndexOf("'");
  if (at < 0) return [part];
  const ending = part.slice(at + 1);
  const start = part.slice(0, at);
  if (ending === 't' && start.endsWith('n')) return [start.slice(0, -1), 'not'];
  const whole = Object.hasOwn(endings, ending) ? endings[ending] : undefined;
  if (start === '' || !whole) return [part.replaceAll("'", '')];
  return [start, whole];
}

/** Adds a word unless it only repeats: 'the the', 'w we', "I'm going to I'm going to". */
function add(found: string[], next: string): void {
  const last = found.at(-1);
  if (last !== undefined && last.length === 1 && last !== 'a' && last !== 'i' && next.startsWith(last))
    found.pop();
  found.push(next);
  for (let length = 1; length <= longestRepeat; length++)
    if (repeats(found, length)) {
      found.length -= length;
      return;
    }
}

function repeats(found: readonly string[], length: number): boolean {
  for (let at = found.length - length; at < found.length; at++)
    if (found[at] !== found[at - length]) return false;
  return true;
}

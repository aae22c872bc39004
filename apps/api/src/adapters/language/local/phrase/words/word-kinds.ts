import { wordSet } from '@/adapters/language/local/word-set';
import { hasWord } from './word-filter';
import lists from './word-kinds.json';

/** What a word is most often; a word of no list is a noun, or a name that only one trade has. */
type WordKind = 'noun' | 'time' | 'adjective' | 'adverb' | 'verb';

const kinds = new Map<string, WordKind>();
for (const kind of ['noun', 'time', 'adjective', 'adverb', 'verb'] as const)
  for (const word of wordSet(lists[kind])) kinds.set(word, kind);

/** What WordNet's texts have a word in lower case for, null where they do not tell. 'days' is as 'day' is. */
export function kindOf(low: string): WordKind | null {
  const known = kinds.get(low);
  if (known !== undefined || !/[^s]s$/.test(low)) return known ?? null;
  const one = [low.slice(0, -1), low.slice(0, -2), low.replace(/ies$/, 'y')].flatMap(
    (form) => kinds.get(form) ?? [],
  )[0];
  // 'the specifics' are things, other than what is specific.
  return one === 'adjective' || one === 'adverb' ? null : (one ?? null);
}

/** 'clearer', 'simpler': more of what something is, and no thing. */
export function isComparative(low: string): boolean {
  const stem = /^(.{3,})er$/.exec(low)?.[1];
  if (stem === undefined) return false;
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')].some(
    (form) => kinds.get(form) === 'adjective',
  );
}

const known = Buffer.from(lists.known, 'base64');
const least = 3;

/**
 * Whether it is a word, or a form of one, or two joined ('smartboard', 'subdomain'): 'funct' is none. One in four
 * hundred that are none passes.
 */
export function isWord(low: string): boolean {
  const american = low
    .replace(/our/, 'or')
    .replace(/is(?=e|ing|ation)/, 'iz')
    .replace(/ll(?=ing|ed|er)/, 'l');
  const forms = [low, american].flatMap((word) => [word, ...stemsOf(word)]);
  if (prefixes.has(low) || withoutS.has(low) || younger.has(low)) return true;
  if (forms.some((form) => hasWord(known, form))) return true;
  for (let at = least; at <= low.length - least; at += 1)
    if (isPart(low.slice(0, at)) && forms.some((form) => isPart(form.slice(at)))) return true;
  return false;
}

/** 'policies' is 'policy', 'caring' is 'care', 'recharger' is 'recharge', 'brittleness' is 'brittle'. */
function stemsOf(word: string): string[] {
  const several = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  const stem = word.replace(/s$/, '').replace(/(?:ing|ed|er|or|ity|ness|able|al|ally|y)$/, '');
  if (stem.length < least) return several;
  return [...several, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
}

const prefixes = wordSet('sub pre non tele multi inter re un over under micro macro auto anti post semi');
/** Several of one thing, of which a dictionary has only the one. */
export const withoutS = wordSet(
  'people children men women feet teeth mice data media criteria phenomena corpora spectra staff',
);
/** Words that are younger than the dictionary. */
const younger = wordSet(
  'login logins logout signup app apps blog blogs wiki wikis podcast podcasts webinar webinars chatbot chatbots emoji emojis hashtag hashtags smartphone smartphones onboarding offboarding crowdfunding covid wifi',
);
/** Short beginnings and ends are chance more often than words, so that the lists that are exact have to have them. */
const isPart = (low: string) =>
  prefixes.has(low) || (low.length > 4 ? hasWord(known, low) : low.length >= least && kinds.has(low));

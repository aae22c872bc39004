import { fold } from '@/adapters/language/fold-text';
import { sounds } from '@/adapters/language/sounds';
import { isOpen } from './read-noun';

/** A word that somebody meant to say, and where it stands in what was written down. */
export interface SpokenWord {
  /** As it is written in a title: 'LCD', 'multi-band', "'ll". */
  text: string;
  low: string;
  start: number;
  end: number;
  /** A comma, a stop or a break stands before it. */
  breaks: boolean;
}

/** Sounds and words that stand between what is said and mean nothing there. */
const fillers = new Set([
  ...sounds.en,
  ...'huh ehm mmm ahem mm-hmm uh-huh yeah yep yes okay ok well anyway basically actually obviously really just maybe probably perhaps definitely certainly simply possibly hopefully quickly also still already please kinda sorta alright'.split(
    ' ',
  ),
]);
/** The same of several words; longer ones first. */
const fillerPhrases = [
  ['at', 'some', 'point'],
  ['a', 'little', 'bit'],
  ['a', 'bit', 'more'],
  ['a', 'little', 'more'],
  ['a', 'bit'],
  ['or', 'something', 'like', 'that'],
  ['something', 'like', 'that'],
  ['things', 'like', 'that'],
  ['stuff', 'like', 'that'],
  ['and', 'so', 'on'],
  ['and', 'so', 'forth'],
  ['and', 'everything'],
  ['and', 'stuff'],
  ['and', 'whatever'],
  ['or', 'something'],
  ['or', 'whatever'],
  ['or', 'so'],
  ['as', 'well'],
  ['of', 'course'],
  ['in', 'fact'],
  ['for', 'example'],
  ['for', 'instance'],
  ['you', 'know'],
  ['i', 'mean'],
  ['i', 'guess'],
  ['i', 'think'],
  ['i', 'suppose'],
  ['i', 'assume'],
  ['sort', 'of'],
  ['kind', 'of'],
  ['at', 'least'],
  ['all', 'right'],
];
/** Short words that are words, not the beginning of the next one. */
const shortWords = new Set(
  'a i am an as at be by do go he if in is it me my no of on or so to up us we all any and are but can did few for get had has her him his how its let lot may men new not now off old one our out own per put ran run see set she the too two use via was way who why yes you that this them then they with what when will some more most over also been both each from have here into just like look make many mind need next only part read same sell send such sure take talk tell test than want week work able back base best book call data done down easy else even find give good help high idea keep kind know last left less line list long main mean move much must name note open page paid pass past plan plus real rest room save seem ship show side sign site size team text time turn type user view wait went'.split(
    ' ',
  ),
);
/** Other words of two letters. */
const rare = new Set('oh ok vs id ad ax ex hi ha pi re la el de en mu nu ma pa ms'.split(' '));
const consonants = /^[bcdfghjklmnpqrstvwxz]{1,3}$/;
const units = new Set(
  'tv pc cd dvd hr ml kb mb gb ms km kg mr mrs dr vs st nth pdf html php sql xml'.split(' '),
);
const token =
  /\{[^{}]{0,40}\}|\p{L}[\p{L}\p{M}\p{N}_]*(?:-[\p{L}\p{N}]+)*|\p{N}[\p{N}\p{L}%]*(?:[.,:]\p{N}+)*|['’](?:ll|re|ve|[mdst])(?!\p{L})|[.,;:?!…–—"“”()]|-/gu;
/** What is longer is no sentence anybody spoke; the rest of it is not looked at. */
const mostCharacters = 1_000;

/**
 * The words of a sentence of a transcript that somebody meant: without sounds, fillers and false starts. Reads what
 * people wrote ("I'll"), what a corpus has ("I 'll", ' ,', '{vocalsound}', 'L_C_D_') and what a recogniser gives.
 * Takes time in proportion to the text, of which it reads a thousand characters.
 */
export function spokenWords(text: string): SpokenWord[] {
  return withoutRepeats(withoutFragments(withoutFillers(readTokens(text.slice(0, mostCharacters)))));
}

function readTokens(text: string): SpokenWord[] {
  const read: SpokenWord[] = [];
  let breaks = true;
  let hyphen = false;
  for (const match of text.matchAll(token)) {
    const [said] = match;
    const last = read.at(-1);
    const end = match.index + said.length;
    if (said === '-') hyphen = last !== undefined && !breaks;
    else if (said.startsWith('{')) continue;
    else if (!/^[\p{L}\p{N}'’]/u.test(said)) breaks = true;
    else {
      const written = said.replaceAll('_', '').replace('’', "'");
      const low = fold(written);
      if (last && !breaks && (low === "'t" || (hyphen && !parted.has(low)))) {
        const joint = low === "'t" ? '' : '-';
        read[read.length - 1] = {
          ...last,
          text: `${last.text}${joint}${written}`,
          low: `${last.low}${joint}${low}`,
          end,
        };
      } else if (written !== '')
        read.push({ text: written, low, start: match.index, end, breaks: breaks || hyphen });
      breaks = false;
      hyphen = false;
    }
  }
  return read;
}

/** Behind a dash these begin something new: 'the report - which I have', not 'follow - up'. */
const parted = new Set(
  'i we you he she they it this that these those the a an and or but so because which who what if when where how there'.split(
    ' ',
  ),
);

/** Leaves fillers out, and the commas around them with them. */
function withoutFillers(said: readonly SpokenWord[]): SpokenWord[] {
  const kept: SpokenWord[] = [];
  let left = false;
  let paused = false;
  for (let at = 0; at < said.length; at += 1) {
    const word = said[at];
    if (!word) continue;
    const length = fillerAt(said, at);
    if (length > 0) {
      left = true;
      paused ||= word.breaks;
      at += length - 1;
      continue;
    }
    const last = kept.at(-1);
    const names = /^\p{Lu}/u.test(word.text) && word.low !== 'i' && last !== undefined && isOpen(last.low);
    const opens = (names || parted.has(word.low)) && (paused || word.breaks);
    kept.push(left ? { ...word, breaks: kept.length === 0 || opens } : word);
    left = false;
    paused = false;
  }
  return kept;
}

function fillerAt(said: readonly SpokenWord[], at: number): number {
  const low = said[at]?.low ?? '';
  const before = said[at - 1]?.low ?? '';
  if (fillers.has(low)) return 1;
  const next = said[at + 1];
  if (low === 'like' && next && (said[at]?.breaks || next.breaks || fillers.has(next.low)))
    return before === 'would' || before === "'d" ? 0 : 1;
  for (const phrase of fillerPhrases) {
    if (!phrase.every((part, index) => said[at + index]?.low === part)) continue;
    if ((low === 'kind' || low === 'sort') && kinds.has(before)) return 0;
    if (said[at + phrase.length]?.low === 'of') return 0;
    if (low === 'you' && asked.has(before)) return 0;
    return phrase.length;
  }
  return 0;
}

const kinds = new Set('a some this that what which any the every each another other same'.split(' '));
const asked = new Set('do did let if as will would should'.split(' '));

/** 'w we', 'sugg suggest', 'sks': the beginning of a word that was said anew. */
function withoutFragments(said: readonly SpokenWord[]): SpokenWord[] {
  const kept: SpokenWord[] = [];
  let broken = false;
  said.forEach((word, at) => {
    const next = said[at + 1]?.low ?? '';
    const begun = word.low.length <= 5 && next.length > word.low.length && next.startsWith(word.low);
    const torn =
      begun &&
      (word.text === word.low || word.text.length > 1) &&
      (word.low === 'a' || !shortWords.has(word.low)) &&
      !/^\p{N}/u.test(word.low);
    const doubled = word.low === 'in' && next === 'into';
    const unknown =
      /^[a-z]{2}$/.test(word.text) &&
      !shortWords.has(word.low) &&
      !units.has(word.low) &&
      !rare.has(word.low);
    const noise = word.text === word.low && consonants.test(word.low) && !units.has(word.low);
    if (torn || noise || doubled || unknown) broken ||= word.breaks;
    else {
      kept.push(broken ? { ...word, breaks: true } : word);
      broken = false;
    }
  });
  return kept;
}

const longestRepeat = 5;

/** 'we can we can', 'the the': said twice, kept once. */
function withoutRepeats(said: readonly SpokenWord[]): SpokenWord[] {
  let kept = [...said];
  for (let length = longestRepeat; length >= 1; length -= 1) {
    const once: SpokenWord[] = [];
    for (let at = 0; at < kept.length; at += 1) {
      const word = kept[at];
      if (word) once.push(word);
      while (once.length >= 2 * length && repeats(once, length)) {
        const from = once.length - 2 * length;
        const first = once[from];
        once.splice(from, length);
        const again = once[from];
        if (first && again) once[from] = { ...again, breaks: first.breaks };
      }
    }
    kept = once;
  }
  return kept;
}

function repeats(said: readonly SpokenWord[], length: number): boolean {
  const end = said.length;
  for (let back = 1; back <= length; back += 1)
    if (said[end - back]?.low !== said[end - back - length]?.low) return false;
  return true;
}

/** Words as they are written in a row: 'the client' + "'s" is "the client's". */
export function written(said: readonly { text: string }[]): string {
  return said
    .map(({ text }) => text)
    .join(' ')
    .replace(/ '/g, "'");
}

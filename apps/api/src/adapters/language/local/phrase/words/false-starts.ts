import { determiners, isAdjectival, isColour, isSize, prepositions } from './english-words';
import type { SpokenWord } from './spoken-words';
import { isWord } from './word-kinds';

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
/** 'w we', 'sugg suggest', 'sks': the beginning of a word that was said anew. */
export function withoutFragments(said: readonly SpokenWord[]): SpokenWord[] {
  const kept: SpokenWord[] = [];
  let broken = false;
  said.forEach((word, at) => {
    const next = said[at + 1]?.low ?? '';
    const isBegin = next.length > word.low.length && next.startsWith(word.low);
    const begun = isBegin && (word.low.length <= 5 || !isWord(word.low));
    const torn =
      begun &&
      (word.text === word.low || word.text.length > 1) &&
      (word.low === 'a' || !shortWords.has(word.low)) &&
      !/^\p{N}/u.test(word.low);
    // 'the Wi - the Wizard'
    const again = said[at + 2]?.low ?? '';
    const anew = next === said[at - 1]?.low && again.startsWith(word.low) && again.length > word.low.length;
    const doubled = word.low === 'in' && next === 'into';
    const unknown =
      /^[a-z]{2}$/.test(word.text) &&
      !shortWords.has(word.low) &&
      !units.has(word.low) &&
      !rare.has(word.low);
    const noise = word.text === word.low && consonants.test(word.low) && !units.has(word.low);
    if (torn || anew || noise || doubled || unknown) broken ||= word.breaks;
    else {
      kept.push(broken ? { ...word, breaks: true } : word);
      broken = false;
    }
  });
  return kept;
}

const longestRepeat = 5;

/** 'we can we can', 'the the': said twice, kept once. */
export function withoutRepeats(said: readonly SpokenWord[]): SpokenWord[] {
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

/** 'on a new on a wooden table': a place that was begun anew behind an adjective, or behind the article alone. */
export function withoutRestarts(said: readonly SpokenWord[]): SpokenWord[] {
  const kept: SpokenWord[] = [];
  for (let at = 0; at < said.length; at += 1) {
    const word = said[at];
    const again = word && prepositions.has(word.low) ? restartOf(said, at) : 0;
    if (again > 0) at += again - 1;
    else if (word) kept.push(word);
  }
  return kept;
}

/** How many words were said before the same preposition came again; 0 where they were whole. */
function restartOf(said: readonly SpokenWord[], at: number): number {
  const preposition = said[at]?.low;
  if (!determiners.has(said[at + 1]?.low ?? '')) return 0;
  if (said[at + 2]?.low === preposition) return 2;
  const middle = said[at + 2]?.low ?? '';
  const isOpenEnded = isColour(middle) || isSize(middle) || isAdjectival(middle);
  return isOpenEnded && said[at + 3]?.low === preposition ? 3 : 0;
}

import { fold } from '@/adapters/language/fold-text';
import { withoutFragments, withoutRepeats, withoutRestarts } from './false-starts';
import { parted, withoutFillers } from './fillers';

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
  const read = text.slice(0, mostCharacters);
  const said = withoutRestarts(withoutRepeats(withoutFragments(withoutFillers(readTokens(read)))));
  return withoutBrokenEnd(said, read);
}

/** How an end is written that was broken off: 'the big white uh {disfmarker}', 'the funct-', 'the …'. */
const brokenOff = /(?:\{disfmarker\}?|[-–—…]|\.\.\.)\s?$/;

/** Where somebody broke off, the last word is half said, or leads on to what was not said. */
function withoutBrokenEnd(said: SpokenWord[], text: string): SpokenWord[] {
  const last = said.at(-1);
  const end = brokenOff.exec(text);
  const isBroken = last && end && last.end <= end.index && !/[,.;:?!]/.test(text.slice(last.end, end.index));
  return isBroken ? said.slice(0, -1) : said;
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

/** Words as they are written in a row: 'the client' + "'s" is "the client's". */
export function written(said: readonly { text: string }[]): string {
  return said
    .map(({ text }) => text)
    .join(' ')
    .replace(/ '/g, "'");
}

/** Words as a title: 'a apple' is 'An apple' there. */
export function titleFrom(words: readonly string[]): string {
  const title = written(words.map((text) => ({ text })))
    .replace(/\ba (?=[aeio](?!ne\b|nce\b|u))/g, 'an ')
    .replace(/\ban (?=[bcdfgjklmnpqrstvwxz][a-z])/g, 'a ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

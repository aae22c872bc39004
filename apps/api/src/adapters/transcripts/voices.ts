import { sound, unpiled } from '@tavla/shared/fields';

/** Characters of what a file calls whoever speaks. */
export const longestName = 150;

/** A piece of a cue's text, and who says it. */
export interface Piece {
  speaker: string | null;
  text: string;
}

/** Tags of WebVTT (4.2.2) and those that SRT files borrow from HTML; a time alone is one as well. */
const tag = /^(?:\/?(?:v|c|i|b|u|s|font|ruby|rt|lang)(?:[.\s/][^>]*)?|\d[\d:.]*)$/i;
const voice = /^v(?:\.[^\s>]*)*\s(.*)$/is;

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

/**
 * A cue's text without its tags, cut where `<v Name>` gives the word to somebody.
 * One pass: a text of nothing but brackets costs no more than another.
 */
export function* splitVoices(source: string): Generator<Piece> {
  let last: Piece = { speaker: null, text: '' };
  let at = 0;
  let close = -1;
  for (let open = source.indexOf('<'); open !== -1; open = source.indexOf('<', open + 1)) {
    if (close < open) close = source.indexOf('>', open);
    if (close === -1) break;
    // A tag that is longer than a name with its classes is none.
    const inside = close - open <= 500 ? source.slice(open + 1, close) : '';
    if (!tag.test(inside)) continue;
    last.text += unescapeText(source.slice(at, open));
    at = close + 1;
    const speaker = voice.exec(inside)?.[1];
    if (speaker === undefined && !/^\/v$/i.test(inside)) continue;
    if (isSaid(last)) yield last;
    last = { speaker: speaker === undefined ? null : speakerName(unescapeText(speaker)), text: '' };
  }
  last.text += unescapeText(source.slice(at));
  if (isSaid(last)) yield last;
}

/** Whether anything is said in it. */
export function isSaid({ text }: Piece): boolean {
  return text.trim() !== '';
}

/**
 * Without line ends and blanks that nobody sees, and without what the database and its index cannot hold. Letters are
 * one sign each, also where a program writes their marks apart: names and days are read letter by letter.
 */
export function oneLine(text: string): string {
  return unpiled(sound(text.replace(/[\s\p{Cc}]+/gu, ' ')))
    .normalize('NFC')
    .trim();
}

/** As much of a speaker's name as is kept; null where nothing is left. */
export function speakerName(text: string): string | null {
  return oneLine(text.slice(0, longestName)) || null;
}

function unescapeText(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isLetter ? String.fromCodePoint(code) : whole;
  });
}

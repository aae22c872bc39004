import { jsonText } from '@tavla/shared/json-text';
import { type MissingSound, MissingSounds, missingMax, tidyMissing } from './missing-sound';

/** So many places travel as JSON, which every server reads; more of them in the short form. */
const jsonMax = 50;
const letters = { paused: 'P', slept: 'S', microphone: 'M', closed: 'C' } as const;
const reasons = Object.fromEntries(Object.entries(letters).map(([why, letter]) => [letter, why]));
const short = /^(?:[PSMC][0-9a-z]{1,7}-[0-9a-z]{1,7})+$/;

/**
 * Where a recording has no sound, where only text travels: as JSON, or in a short form, of about ten characters for
 * each place. That is a letter for the reason, the milliseconds since the place before, a dash, and the milliseconds
 * that are missing; numbers have the base 36.
 */
export const MissingText = jsonText('missing', 80 * missingMax, MissingSounds, (text) =>
  short.test(text) ? readShort(text) : JSON.parse(text),
);

/** Says it in no more than so many characters: where that is little, neighbours are told as one. */
export function missingText(list: readonly MissingSound[], charactersMax: number): string {
  const all = tidyMissing(list);
  if (all.length <= jsonMax) return JSON.stringify(all);
  let [most, text] = [all.length, shortText(all)];
  while (text.length > charactersMax && most > 1) {
    most = Math.floor((most * 9) / 10);
    text = shortText(tidyMissing(all, most));
  }
  return text;
}

function shortText(list: readonly MissingSound[]): string {
  let before = 0;
  return list
    .map(({ atMs, missingMs, why }) => {
      const since = atMs - before;
      before = atMs;
      return `${letters[why]}${since.toString(36)}-${missingMs.toString(36)}`;
    })
    .join('');
}

function readShort(text: string): unknown[] {
  let atMs = 0;
  return [...text.matchAll(/([PSMC])([0-9a-z]+)-([0-9a-z]+)/g)].map(
    ([, letter = '', since = '', length = '']) => {
      atMs += Number.parseInt(since, 36);
      return { atMs, missingMs: Number.parseInt(length, 36), why: reasons[letter] };
    },
  );
}

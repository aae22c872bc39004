import { fold } from '@/adapters/language/fold-text';
import type { Mention, NamedTask } from '@/adapters/language/local/requests/mentions/find-mentions';
import { typedAgain, withTitles } from '@/adapters/language/local/requests/mentions/with-titles';
import { readRequest } from '@/adapters/language/local/requests/read-request';
import type { Reading } from '@/adapters/language/local/requests/request';
import { findTitlesIn } from '@/modules/tasks/find/find-by-words';
import type { Asked } from './asked';
import { commandsAsTyped } from './name-tasks';
import { searchOf } from './resolve-target';

/** A message in which titles that say more than what they name stand between signs, so that nobody else's words are read. */
export interface Spoken {
  asked: Asked;
  reading: Reading;
  /** What was written, in a text of it. */
  asTyped(text: string): string;
}

/**
 * A message with what it is read as, around titles that wish or tell something themselves: 'who has Bake bread; delete the
 * order?' only asks, for whoever named the task wrote the rest of it.
 */
export async function readSpoken(asked: Asked, looked: Promise<readonly NamedTask[]>): Promise<Spoken> {
  const { message } = asked;
  const plain = readRequest(asked);
  const wished = plain.kind === 'commands' ? await titlesIn(asked) : [];
  const mentions = toldIn(asked, [...wished, ...(await looked).map(({ title }) => title)]);
  if (mentions.length === 0) return { asked, reading: plain, asTyped: (text) => text };
  const spoken = { ...asked, message: withTitles(message, mentions) };
  const reading = readRequest(spoken);
  const asTyped = (text: string) => typedAgain(message, mentions, text);
  if (reading.kind !== 'commands') return { asked: spoken, reading, asTyped };
  return {
    asked: spoken,
    reading: { ...reading, commands: commandsAsTyped(reading.commands, asTyped) },
    asTyped,
  };
}

/** The message without such titles: its own words, by which somebody wishes. */
export async function ownWords(asked: Asked): Promise<string> {
  const { message } = asked;
  const mentions = toldIn(asked, await titlesIn(asked));
  const starts = [0, ...mentions.map(({ end }) => end)];
  return starts.map((start, at) => message.slice(start, mentions[at]?.start)).join(' … ');
}

const titlesIn = (asked: Asked) =>
  findTitlesIn(asked.db, asked.message.slice(0, longest), searchOf(asked, {}));

/** Where such titles stand in a message; nowhere where it is nothing but one: that is what somebody says. Pure. */
function toldIn(asked: Asked, titles: readonly string[]): Mention[] {
  const { message } = asked;
  const mentions = placesOf(message, [...new Set(titles)]).filter(({ title }) =>
    saysMore({ ...asked, message: title }),
  );
  const [only] = mentions;
  const isAll = only && only.end - only.start >= message.trim().replace(/[.!?]+$/, '').length;
  return isAll ? [] : mentions;
}

/** Whether a title says more than what it names: a second sentence or part of one, or a wish. */
const saysMore = (asked: Asked) => /[.,;:?!] /.test(asked.message) || readRequest(asked).kind === 'commands';

/** So much of a message is held against all titles, and so many places are looked at: what is longer is mostly a text. */
const longest = 2_000;
const mostPlaces = 20;

/** Pure: where titles stand in a message whole, the longest first; in order, none in another. */
function placesOf(message: string, titles: readonly string[]): Mention[] {
  const text = fold(message);
  const found: Mention[] = [];
  for (const title of [...titles].sort((a, b) => b.length - a.length)) {
    // The signs that a title is set between would end in it.
    if (/[⟦⟧]/.test(title)) continue;
    const wanted = fold(title);
    for (
      let start = text.indexOf(wanted);
      start >= 0 && found.length < mostPlaces;
      start = text.indexOf(wanted, start + 1)
    ) {
      const end = start + wanted.length;
      const isWhole = !isLetter(text.charAt(start - 1)) && !isLetter(text.charAt(end));
      const isFree = found.every((one) => end <= one.start || start >= one.end);
      if (isWhole && isFree) found.push({ start, end, title });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const isLetter = (char: string) => /[\p{L}\p{N}]/u.test(char);

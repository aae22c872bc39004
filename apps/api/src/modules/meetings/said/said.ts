import { fold, words as wordsOf } from '@/adapters/language/fold-text';
import { translationsOf } from '@/adapters/language/translations/word-pairs';
import { stemsOf } from '@/modules/tasks/find/find-by-words';
import * as repo from './said.repo';

/** What was said in meetings, for whoever asks about it. */

export type { HeardMeeting, Said, SaidLine, TalkPlace } from './said.repo';

/** So many are looked through. */
const most = 2_000;
const linesMost = 60;

/** Decisions about these words, the newest first; all where there are none. */
export async function decisionsAbout(
  hearing: repo.Hearing,
  about: readonly string[],
  since: repo.Since,
): Promise<repo.SaidDecision[]> {
  const all = await repo.findDecisions(hearing, since, most);
  return aboutWords(all, about, ({ text, quote, meetingName }) => `${text} ${quote} ${meetingName}`);
}

/** So long after something was said may be decided about it without its name. */
const besideMs = 30_000;

/** What was decided next after each of these passages, of those that have the words. */
export async function decisionsBeside(
  hearing: repo.Hearing,
  passages: readonly { audioId: string; startMs: number; quote: string }[],
  about: readonly string[],
  since: repo.Since,
): Promise<repo.SaidDecision[]> {
  const named = aboutWords(passages, about, ({ quote }) => quote);
  if (named.length === 0) return [];
  const all = await repo.findDecisions(hearing, since, most);
  const next = named.flatMap(({ audioId, startMs }) => {
    const [first] = all
      .filter((one) => one.audioId === audioId && isWithin(one.startMs - startMs))
      .sort((a, b) => a.startMs - b.startMs);
    return first ?? [];
  });
  return [...new Set(next)];
}

const isWithin = (laterMs: number) => laterMs >= 0 && laterMs <= besideMs;

/** What somebody took on, about these words; the newest first. */
export async function promisesOf(
  hearing: repo.Hearing,
  userId: string,
  about: readonly string[],
): Promise<repo.SaidPromise[]> {
  const all = await repo.findPromises(hearing, userId, most);
  return aboutWords(all, about, ({ title, quote, meetingName }) => `${title} ${quote} ${meetingName}`);
}

/** The lines around a stretch of a meeting, with how it is called; nothing where nobody may hear them. */
export async function linesOf(
  hearing: repo.Hearing,
  stretch: { audioId: string; fromMs: number; toMs: number },
): Promise<{ meetingName: string; lines: repo.SaidLine[] } | undefined> {
  const lines = await repo.findLines(hearing, stretch, linesMost);
  const [first] = lines;
  return first && { meetingName: first.meetingName, lines };
}

/** The newest meeting whose name has all of these words, or what they mean in the other language; nothing where nobody may hear it. */
export async function meetingCalled(
  hearing: repo.Hearing,
  words: string,
): Promise<repo.HeardMeeting | undefined> {
  const stems = stemsOf(words);
  if (stems.length === 0) return undefined;
  const own = await repo.findCalled(
    hearing,
    stems.map((stem) => [stem]),
  );
  if (own) return own;
  const meant = wordsOf(words)
    .map(({ text }) => [text, ...translationsOf(text)].flatMap(stemsOf))
    .filter(([stem]) => stem !== undefined && stems.includes(stem));
  return repo.findCalled(hearing, meant);
}

export const talkFrom = repo.findTalk;
export const heardMeeting = repo.findHeard;
export const heardWithin = repo.findHeardWithin;
export const presentIn = repo.findPresent;
export const askedIn = repo.findAsked;

/** Pure: those that have all the words; where there are none, those that have most of them, or what they mean in the other language. */
function aboutWords<Thing>(
  things: readonly Thing[],
  about: readonly string[],
  textOf: (thing: Thing) => string,
): Thing[] {
  const stems = about.flatMap(stemsOf);
  if (stems.length === 0) return [...things];
  const squeezed = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
  const own = best(things, stems, (thing, stem) => squeezed(textOf(thing)).includes(stem));
  if (own.length > 0) return own;
  const meant = new Map(about.flatMap((word) => stemsOf(word).map((stem) => [stem, translated(word)])));
  return best(things, stems, (thing, stem) => {
    const said = wordsOf(textOf(thing)).map(({ text }) => text);
    return said.some((word) => [stem, ...(meant.get(stem) ?? [])].some((one) => word.startsWith(one)));
  });
}

/** A shorter beginning is that of too many words. */
const shortestMeant = 4;
const translated = (word: string) =>
  translationsOf(word)
    .flatMap(stemsOf)
    .filter((stem) => stem.length >= shortestMeant);

/** Those that have most of the words, where that is half of them or more. */
function best<Thing>(
  things: readonly Thing[],
  stems: readonly string[],
  has: (thing: Thing, stem: string) => boolean,
): Thing[] {
  const scored = things.map((thing) => ({ thing, score: stems.filter((stem) => has(thing, stem)).length }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return most * 2 < stems.length ? [] : scored.flatMap(({ thing, score }) => (score === most ? [thing] : []));
}

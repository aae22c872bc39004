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

/** Pure: those that have all the words; where there are none, those that have most of them. */
function aboutWords<Thing>(
  things: readonly Thing[],
  about: readonly string[],
  textOf: (thing: Thing) => string,
): Thing[] {
  const stems = about.flatMap(stemsOf);
  if (stems.length === 0) return [...things];
  const squeezed = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
  const scored = things.map((thing) => {
    const text = squeezed(textOf(thing));
    return { thing, score: stems.filter((stem) => text.includes(stem)).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best * 2 < stems.length ? [] : scored.flatMap(({ thing, score }) => (score === best ? [thing] : []));
}

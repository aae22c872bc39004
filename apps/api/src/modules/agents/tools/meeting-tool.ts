import { getAudio } from '@tavla/shared/contracts/audios';
import { Id } from '@tavla/shared/fields';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '@/http/bodies/cursor';
import { notFound } from '@/http/errors/errors';
import type { SignedInCall } from '@/http/route';
import { askedIn, heardMeeting, presentIn, type TalkPlace, talkFrom } from '@/modules/meetings/said/said';
import { cutText } from './as-data';
import { agentTool, ifMay } from './tool';

/** Of talk at a time: lines, and about so many characters of them. */
const linesMost = 60;
const talkMost = 30_000;
const told = 40;
const summaryMost = 8_000;
const lineMost = 2_000;
const secondsMost = 1_000_000;

/** Right after the last line of a page. */
const Place = z.tuple([z.coerce.number().int().min(0).max(2_147_483_647), Id]);

/** What came of a meeting, or what was said in it from a moment on. */
export const meetingTool = agentTool({
  name: 'read_meeting',
  title: 'Read a meeting',
  description:
    'A meeting by its id. Without "fromSecond" who was there, its summary, decisions and what it asks for, each with the second at which it was said; with it, word for word what was said from then on, a page at a time: "nextCursor" leads on, and "nextSecond" tells when that is.',
  isReading: true,
  isFor: ifMay(getAudio),
  input: z.strictObject({
    meetingId: Id,
    fromSecond: z.number().min(0).max(secondsMost).optional(),
    cursor: z.string().max(2000).optional(),
  }),
  run: ({ meetingId, ...from }, call) => {
    const place = placeOf(from);
    return place ? talk(hearingOf(call), meetingId, place) : overview(hearingOf(call), meetingId);
  },
});

/** @throws HttpError 400 for a cursor of nobody's making */
function placeOf(from: {
  fromSecond?: number | undefined;
  cursor?: string | undefined;
}): TalkPlace | undefined {
  if (from.cursor !== undefined) {
    const [ms, afterId] = decodeCursor(from.cursor, Place);
    return { ms, afterId };
  }
  return from.fromSecond === undefined
    ? undefined
    : { ms: Math.round(from.fromSecond * 1_000), afterId: null };
}

type Hearing = ReturnType<typeof hearingOf>;
const hearingOf = ({ db }: SignedInCall) => ({ db, forEverybody: false, audioId: null });

const secondOf = (ms: number | null) => (ms === null ? null : Math.floor(ms / 1_000));

async function overview(hearing: Hearing, id: string) {
  const meeting = await heardMeeting(hearing, id);
  if (!meeting) throw notFound('meeting');
  const { meetingName, recordedAt, analysis } = meeting;
  const [presentIds, items] = await Promise.all([presentIn(hearing, id), askedIn(hearing, id, told)]);
  const said = (one: { text: string; startMs: number | null; quote: string | null }) => ({
    ...{ text: cutText(one.text, lineMost), atSecond: secondOf(one.startMs) },
    quote: cutText(one.quote ?? '', lineMost),
  });
  return {
    ...{ id, name: meetingName, recordedAt, presentIds },
    summary: cutText(analysis?.summary ?? '', summaryMost),
    said: (analysis?.outline?.overview ?? []).slice(0, told).map(said),
    decisions: (analysis?.decisions ?? []).slice(0, told).map(said),
    asksFor: items.map(({ title, ownerId, quote, startMs }) => {
      return { title, ownerId, atSecond: secondOf(startMs), quote: cutText(quote, lineMost) };
    }),
  };
}

/** Every line is told once, whole and in its order, by whoever follows the cursors: lines may begin at the same moment. */
async function talk(hearing: Hearing, audioId: string, place: TalkPlace) {
  const found = await talkFrom(hearing, audioId, place, linesMost + 1);
  if (found.length === 0 && !(await heardMeeting(hearing, audioId))) throw notFound('meeting');
  const lines = found.slice(0, fitting(found.map(({ text }) => text.length)));
  const [last, next] = [lines.at(-1), found[lines.length]];
  return {
    lines: lines.map(({ startMs, speaker, text }) => ({ atSecond: secondOf(startMs), speaker, text })),
    nextSecond: next ? next.startMs / 1_000 : null,
    nextCursor: last && next ? encodeCursor([String(last.startMs), last.id]) : null,
  };
}

/** Pure: how many lines of these lengths stand on a page; one does, however long it is. */
function fitting(lengths: readonly number[]): number {
  let sum = 0;
  const over = lengths.findIndex((length, at) => {
    sum += length;
    return at > 0 && sum > talkMost;
  });
  return over < 0 ? linesMost : Math.min(over, linesMost);
}

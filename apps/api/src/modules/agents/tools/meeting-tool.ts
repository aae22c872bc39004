import { getAudio } from '@tavla/shared/contracts/audios';
import { Id } from '@tavla/shared/fields';
import { z } from 'zod';
import { notFound } from '@/http/errors/errors';
import type { SignedInCall } from '@/http/route';
import { askedIn, heardMeeting, linesOf, presentIn } from '@/modules/meetings/said/said';
import { cutText } from './as-data';
import { agentTool, ifMay } from './tool';

/** Milliseconds of talk that are told at a time. */
const stretch = 300_000;
const told = 40;
const summaryMost = 8_000;
const lineMost = 2_000;
const secondsMost = 1_000_000;

/** What came of a meeting, or what was said in it from a moment on. */
export const meetingTool = agentTool({
  name: 'read_meeting',
  title: 'Read a meeting',
  description:
    'A meeting by its id. Without "fromSecond" who was there, its summary, decisions and what it asks for, each with the second at which it was said; with it, word for word what was said in the five minutes from then on. "nextSecond" leads on.',
  isReading: true,
  isFor: ifMay(getAudio),
  input: z.strictObject({
    meetingId: Id,
    fromSecond: z.number().min(0).max(secondsMost).optional(),
  }),
  run: ({ meetingId, fromSecond }, call) =>
    fromSecond === undefined
      ? overview(hearingOf(call), meetingId)
      : talk(hearingOf(call), meetingId, Math.round(fromSecond * 1_000)),
});

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

async function talk(hearing: Hearing, audioId: string, fromMs: number) {
  const said = await linesOf(hearing, { audioId, fromMs, toMs: fromMs + stretch });
  if (!said && !(await heardMeeting(hearing, audioId))) throw notFound('meeting');
  const lines = said?.lines ?? [];
  const last = lines.at(-1)?.startMs;
  return {
    lines: lines.map(({ startMs, speaker, text }) => {
      return { atSecond: secondOf(startMs), speaker, text: cutText(text, lineMost) };
    }),
    nextSecond: last === undefined ? null : secondOf(Math.max(last, fromMs) + 1_000),
  };
}

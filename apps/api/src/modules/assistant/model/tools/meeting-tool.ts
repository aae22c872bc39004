import { z } from 'zod';
import { clock } from '@/adapters/language/local/find-passages';
import { type Tool, ToolRefused, toolOf } from '@/adapters/language/toolbox';
import { nameOf } from '@/modules/assistant/asked';
import { saidCitation } from '@/modules/assistant/citations';
import { askedIn, heardMeeting, linesOf, presentIn } from '@/modules/meetings/said/said';
import { findTask } from '@/modules/tasks/read/get-task';
import type { Desk } from '../desk';

/** Milliseconds of talk that are read on from a moment. */
const stretch = 180_000;
const told = 10;

/** A meeting: what came of it, or what was said from a moment on. */
export function meetingTool(desk: Desk): Tool {
  return toolOf({
    name: 'read_meeting',
    description:
      'A meeting: without "from_second" who was there, its summary, decisions and what it asks for; with it, what was said in the three minutes from then on.',
    input: z.object({
      meeting: z
        .string()
        .nullable()
        .describe('A mark such as m1; null for the one that is open, or else the last'),
      from_second: z.number().nullable(),
    }),
    run: async ({ meeting, from_second }) => {
      const audioId = await meetingMeant(desk, meeting);
      return from_second === null
        ? overview(desk, audioId)
        : talk(desk, audioId, inMilliseconds(from_second));
    },
  });
}

/** Of a recording: what models take for a second may be any number. */
const inMilliseconds = (seconds: number) => Math.round(Math.min(Math.max(seconds, 0), 1_000_000) * 1_000);

async function meetingMeant({ asked, db, sources }: Desk, mark: string | null): Promise<string | null> {
  if (mark !== null) {
    const source = sources.of(mark);
    if (source?.kind === 'meeting') return source.id;
    throw new ToolRefused(`There is no meeting with the mark ${mark.slice(0, 20)}. Find it first.`);
  }
  if (asked.audioId !== null) return asked.audioId;
  const task = asked.taskId === null ? undefined : await findTask(db, asked.taskId);
  return task?.originAudioId ?? null;
}

async function overview({ asked, sources }: Desk, id: string | null) {
  const meeting = await heardMeeting(asked, id);
  if (!meeting) throw new ToolRefused('There is no meeting that can be told of.');
  const { audioId, meetingName, recordedAt, analysis } = meeting;
  const marked = <Said extends { startMs: number | null; quote: string | null }>({ startMs, quote }: Said) =>
    sources.mark(saidCitation({ audioId, meetingName, quote: quote ?? '', startMs: startMs ?? 0 }));
  const [present, items] = await Promise.all([presentIn(asked, audioId), askedIn(asked, audioId, told)]);
  return {
    mark: sources.mark(saidCitation({ audioId, meetingName, quote: '', startMs: 0 })),
    ...{ name: meetingName, recordedAt },
    present: present.flatMap((userId) => nameOf(asked, userId) ?? []),
    summary: analysis?.summary ?? 'Not analysed.',
    said: (analysis?.outline?.overview ?? [])
      .slice(0, told)
      .map((one) => ({ mark: marked(one), text: one.text })),
    decisions: (analysis?.decisions ?? [])
      .slice(0, told)
      .map((one) => ({ mark: marked(one), text: one.text })),
    asksFor: items.map((one) => {
      return { mark: marked(one), title: one.title, owner: nameOf(asked, one.ownerId) ?? null };
    }),
  };
}

/** Lines that share a mark. */
const linesEach = 4;

async function talk({ asked, sources }: Desk, id: string | null, fromMs: number) {
  const audioId = id ?? (await heardMeeting(asked, null))?.audioId;
  const said = audioId && (await linesOf(asked, { audioId, fromMs, toMs: fromMs + stretch }));
  if (!audioId || !said) throw new ToolRefused('Nothing is known to be said there.');
  const groups = said.lines.flatMap((_, at) =>
    at % linesEach === 0 ? [said.lines.slice(at, at + linesEach)] : [],
  );
  return {
    name: said.meetingName,
    lines: groups.map((lines) => {
      const startMs = lines[0]?.startMs ?? 0;
      const quote = lines
        .map(({ text }) => text.trim())
        .join(' ')
        .slice(0, 300);
      const mark = sources.mark(saidCitation({ audioId, meetingName: said.meetingName, quote, startMs }));
      const text = lines.map((line) => `${line.speaker ? `${line.speaker}: ` : ''}${line.text.trim()}`);
      return { mark, at: clock(startMs), text: text.join('\n') };
    }),
  };
}

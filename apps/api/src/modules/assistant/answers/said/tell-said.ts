import { clock } from '@/adapters/language/local/find-passages';
import type { Question } from '@/adapters/language/local/requests/request';
import type { Asked } from '@/modules/assistant/asked';
import { saidCitation, taskCitation } from '@/modules/assistant/citations';
import { type Reply, tell } from '@/modules/assistant/reply';
import { resolveTarget } from '@/modules/assistant/resolve-target';
import { linesAround } from '@/modules/assistant/said-about';
import type { SaidLine } from '@/modules/meetings/said/said';
import type { TaskRow } from '@/modules/tasks/task-row';
import { askBack } from '../ask-back';
import { tellFound } from '../tell-found';

/** Milliseconds of talk around a quote: who says it, and what it answers. */
const near = 20_000;
const linesTold = 5;

/** Who said what a task rests on, and where. */
export async function tellWhoSaid(
  asked: Asked,
  { target, about }: Extract<Question, { kind: 'who-said' }>,
): Promise<Reply | undefined> {
  // Of more than the task itself it is looked for who said it.
  const told = about.length > 0 ? await tellFound(asked, about.join(' ')) : undefined;
  if (told) return told;
  const row = await oneTask(asked, target);
  if (!row || 'text' in row) return row;
  const said = await linesAround(asked, row, near);
  const line = said && lineOf(said.lines, said.startMs);
  if (!said || !line) return tell(asked.words.notSaid, [taskCitation(row)]);
  const { meetingName } = said;
  const opening = asked.words.said(line.speaker, meetingName, clock(line.startMs));
  return tell(`${opening} “${line.text.trim()}”`, [
    saidCitation({ ...said, quote: line.text, startMs: line.startMs }),
    taskCitation(row),
  ]);
}

/** Why a task is there: what its description says, and what was said when it came up. */
export async function tellWhy(
  asked: Asked,
  { target }: Extract<Question, { kind: 'why' }>,
): Promise<Reply | undefined> {
  const row = await oneTask(asked, target);
  if (!row || 'text' in row) return row;
  const { words } = asked;
  const said = await linesAround(asked, row, near);
  const told = said ? around(said.lines, said.startMs) : [];
  const description = row.description.trim();
  const parts = [
    description === '' ? '' : words.description(row.title, description.slice(0, 600)),
    said ? words.comesFrom(said.meetingName, clock(said.startMs)) : '',
    ...told.map(({ speaker, text }) => `- ${speaker ? `${speaker}: ` : ''}“${text.trim()}”`),
  ].filter(Boolean);
  if (parts.length === 0) return tell(words.noDescription(row.title), [taskCitation(row)]);
  const cited = said ? told.map(({ text, startMs }) => saidCitation({ ...said, quote: text, startMs })) : [];
  return tell(parts.join('\n'), [taskCitation(row), ...cited]);
}

async function oneTask(
  asked: Asked,
  target: Extract<Question, { kind: 'why' }>['target'],
): Promise<TaskRow | Reply | undefined> {
  const found = await resolveTarget(asked, target, 1);
  if (found.kind === 'unclear') return askBack(asked, found);
  return found.rows[0] ?? tell(asked.words.noneFits);
}

/** The line that is being said at a moment: the last one that has begun. */
function lineOf(lines: readonly SaidLine[], at: number): SaidLine | undefined {
  return lines.findLast(({ startMs }) => startMs <= at) ?? lines[0];
}

/** That line with what was said just before and after it. */
function around(lines: readonly SaidLine[], at: number): SaidLine[] {
  const line = lineOf(lines, at);
  const place = line ? lines.indexOf(line) : 0;
  const first = Math.max(0, place - Math.floor(linesTold / 2));
  return lines.slice(first, first + linesTold);
}

import type { Citation } from '@tavla/shared/chat/answers';
import { textMax } from '@tavla/shared/limits';
import type { TaskRow } from '@/modules/tasks/task-row';
import type { Asked } from '../asked';
import { saidCitation } from '../citations';
import { linesAround } from '../said-about';

/** Milliseconds of talk before and after what a task quotes. */
const around = 45_000;

/** A description in the words of the meeting that a task comes from; nothing where none may be read. */
export async function draftDescription(
  asked: Asked,
  row: TaskRow,
): Promise<{ text: string; citations: Citation[] } | undefined> {
  const said = await linesAround(asked, row, around);
  if (!said || said.lines.length === 0) return undefined;
  const talk = said.lines.map(({ speaker, text }) => (speaker ? `${speaker}: ${text}` : text));
  const text = [asked.words.draftOpening(said.meetingName), '', ...talk].join('\n').slice(0, textMax);
  return { text, citations: said.lines.map((line) => saidCitation({ ...said, ...line, quote: line.text })) };
}

import { sound } from '@tavla/shared/fields';
import { type FilePart, placeOfLine } from '@/adapters/attachments/file-parts';
import type { PassageRow } from './find/passages.repo';
import type { Ranked } from './rank/rank-passages';
import type { Talk } from './rank/talk';
import type { Retrieved, Source } from './retrieved';

/** Characters of a line that are told; a line of speech has some hundred. */
const toldMax = 600;

/**
 * A ranked passage as it is handed on: its words, and where they stand. Pure.
 * @param parts of a piece of a file: the parts of the file that reach into it
 */
export function presentRetrieved(
  { talk: passage, row, score, coverage }: Ranked,
  talk: Talk,
  parts: readonly FilePart[],
): Retrieved {
  if (row) return { ...sourceOf(row, parts), text: textOf(row), score, coverage };
  const lines = talk.lines.slice(passage?.from, passage?.to);
  const [first] = lines;
  if (!first) throw new Error('a passage has lines');
  const { audioId, name, recordedAt } = first.meeting;
  return {
    ...{ kind: 'meeting', audioId, name, recordedAt },
    segmentIds: lines.map(({ id }) => id),
    startMs: first.startMs,
    endMs: Math.max(...lines.map(({ endMs }) => endMs)),
    speakers: [...new Set(lines.flatMap(({ speaker }) => speaker ?? []))],
    lines: lines.map(({ startMs, speaker, text }) => ({ startMs, speaker, text: cut(text) })),
    text: lines.map(({ speaker, text }) => (speaker ? `${speaker}: ${cut(text)}` : cut(text))).join('\n'),
    ...{ score, coverage },
  };
}

const cut = (text: string) => (text.length > toldMax ? `${sound(text.slice(0, toldMax))}…` : text);

const textOf = ({ taskId, name, text }: PassageRow) =>
  taskId === null ? text.trim() : `${name}\n${text}`.trim();

/** Without the blank lines around it. */
function placedLines({ text, line, tabs }: PassageRow, parts: readonly FilePart[]) {
  const blank = /^\s*\n/.exec(text)?.[0] ?? '';
  const first = (line ?? 1) + blank.split('\n').length - 1;
  const before = blank === '' ? (tabs ?? 0) : 0;
  return text
    .slice(blank.length)
    .trimEnd()
    .split('\n')
    .map((said, at) => ({
      text: at === 0 ? said.trimStart() : said,
      place: placeOfLine(parts, first + at, said, at === 0 ? before : 0),
    }));
}

function sourceOf(row: PassageRow, parts: readonly FilePart[]): Source {
  const { taskId, messageId, attachmentId, audioId, name, ofTaskId, ofAudioId } = row;
  if (taskId) return { kind: 'task', taskId, title: name };
  if (messageId && attachmentId) {
    const lines = placedLines(row, parts);
    return { kind: 'file', attachmentId, name, messageId, taskId: ofTaskId, audioId: ofAudioId, lines };
  }
  if (messageId && row.createdAt)
    return {
      ...{ kind: 'message', messageId, taskId: ofTaskId, audioId: ofAudioId },
      ...{ authorName: name, createdAt: row.createdAt, isAsked: row.isAsked },
    };
  if (audioId && row.meetingName !== null && row.recordedAt)
    return {
      ...{ kind: 'decision', audioId, name: row.meetingName, recordedAt: row.recordedAt },
      startMs: row.startMs,
    };
  throw new Error('a passage is a piece of something');
}

import { sound } from '@tavla/shared/fields';
import type { PassageRow } from './find/passages.repo';
import type { Ranked } from './rank/rank-passages';
import type { Talk } from './rank/talk';
import type { Retrieved, Source } from './retrieved';

/** Characters of a line that are told; a line of speech has some hundred. */
const lineMax = 600;

/** A ranked passage as it is handed on: its words, and where they stand. Pure. */
export function presentRetrieved({ talk: passage, row, score, coverage }: Ranked, talk: Talk): Retrieved {
  if (row) return { ...sourceOf(row), text: textOf(row), score, coverage };
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

const cut = (text: string) => (text.length > lineMax ? `${sound(text.slice(0, lineMax))}…` : text);

const textOf = ({ taskId, name, text }: PassageRow) =>
  taskId === null ? text.trim() : `${name}\n${text}`.trim();

function sourceOf(row: PassageRow): Source {
  const { taskId, messageId, attachmentId, audioId, name, ofTaskId } = row;
  if (taskId) return { kind: 'task', taskId, title: name };
  if (messageId && attachmentId) return { kind: 'file', attachmentId, name, messageId, taskId: ofTaskId };
  if (messageId && row.createdAt)
    return { kind: 'message', messageId, taskId: ofTaskId, authorName: name, createdAt: row.createdAt };
  if (audioId && row.meetingName !== null && row.recordedAt)
    return {
      ...{ kind: 'decision', audioId, name: row.meetingName, recordedAt: row.recordedAt },
      startMs: row.startMs,
    };
  throw new Error('a passage is a piece of something');
}

import type { FilePlace } from '@tavla/shared/chat/file-places';
import { clock } from '@/adapters/language/local/find-passages';
import type { Retrieved } from '@/modules/retrieval/retrieved';
import type { Asked } from '../asked';
import { saidCitation, taskCitation } from '../citations';
import type { Reply } from '../reply';

/** Characters of a passage that are quoted, and of its last line at least. */
const quoted = 400;
const shortest = 40;

/** A line, who said it and when, and where it stands in its file. */
export interface Line {
  speaker: string | null;
  text: string;
  startMs: number;
  place: FilePlace | null;
}

/** Pure: a line as it is quoted. */
export const said = ({ speaker, text }: Line) => (speaker ? `${speaker}: ${text}` : text);

/** Pure: the lines of a passage. */
export function linesOf(one: Retrieved): Line[] {
  const nobody = { speaker: null, startMs: 0, place: null };
  switch (one.kind) {
    case 'meeting':
      return one.lines.map(({ speaker, text, startMs }) => ({ speaker, text, startMs, place: null }));
    case 'file':
      return one.lines.map(({ text, place }) => ({ ...nobody, text, place }));
    case 'task': {
      // Its title says where the passage stands.
      const lines = one.text.split('\n').filter((text) => text.trim() !== one.title);
      return (lines.some((text) => text.trim()) ? lines : [one.title]).map((text) => ({ ...nobody, text }));
    }
    default: {
      const startMs = one.kind === 'decision' ? (one.startMs ?? 0) : 0;
      return one.text.split('\n').map((text) => ({ ...nobody, text, startMs }));
    }
  }
}

/** Pure: the first lines that have room in a quotation, the last one cut at a word. */
export function quotable(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  let left = quoted;
  for (const line of lines) {
    if (kept.length > 0 && left < shortest) break;
    kept.push({ ...line, text: shortened(line.text, left) });
    left -= said(line).length;
  }
  return kept;
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${(/^.*\s/su.exec(cut)?.[0] ?? cut).trimEnd()}…`;
}

/** Pure: how the place of a passage is called. */
export function placeOf(one: Retrieved, { startMs, place }: Line, { words }: Asked): string {
  switch (one.kind) {
    case 'meeting':
    case 'decision':
      return `${one.name}, ${clock(startMs)}`;
    case 'task':
      return one.title;
    case 'message':
      return one.authorName;
    case 'file':
      return place ? `${one.name}, ${words.place(place)}` : one.name;
  }
}

/** Pure: a passage as what a sentence rests on. */
export function citationOf(
  one: Retrieved,
  { startMs, place }: Line,
  quote: string,
): Reply['citations'][number] {
  switch (one.kind) {
    case 'meeting':
    case 'decision':
      return saidCitation({ audioId: one.audioId, meetingName: one.name, quote, startMs });
    case 'task':
      return { ...taskCitation({ id: one.taskId, title: one.title }), quote };
    case 'message':
      return {
        ...{ kind: 'message', id: one.messageId, title: one.authorName, quote },
        ...(one.taskId !== null && { taskId: one.taskId }),
        ...(one.audioId !== null && { audioId: one.audioId }),
      };
    case 'file':
      return { kind: 'file', id: one.attachmentId, title: one.name, quote, ...(place && { place }) };
  }
}

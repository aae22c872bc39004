import type { FilePlace } from '@tavla/shared/chat/file-places';
import { fold, words as wordsOf } from '@/adapters/language/fold-text';
import { clock } from '@/adapters/language/local/find-passages';
import type { Retrieved } from '@/modules/retrieval/retrieved';
import { stemOf } from '@/modules/tasks/find/find-by-words';
import type { Asked } from '../asked';
import { saidCitation, taskCitation } from '../citations';
import type { Reply } from '../reply';

/** Lines of talk that are quoted together. */
const linesMost = 4;
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

/**
 * Pure: of a passage the line that has most of the words, with the next one where that stands in the same place. What
 * nobody speaks is one line.
 */
export function bestOf(one: Retrieved, stems: readonly string[], kind: RegExp | undefined): Line[] {
  const lines = linesOf(one);
  const scores = lines.map((line) => {
    const has = new Set(wordsOf(said(line)).map((word) => stemOf(word.text)));
    const count = stems.filter((stem) => has.has(stem)).length;
    // What somebody asked in the same way is followed by its answer.
    return count > 0 && kind && asks(line) && kind.test(fold(line.text)) ? count + 1.5 : count;
  });
  const at = scores.indexOf(Math.max(...scores));
  const first = lines[at];
  if (!first) return [];
  const isRow = first.place?.kind === 'cells' || first.place?.kind === 'row';
  let end = isRow ? at + 1 : at + 2;
  // What answers a question stands behind it.
  while (!isRow && end < Math.min(lines.length, at + linesMost) && asks(lines[end - 1])) end += 1;
  const told = lines.slice(at, end).map((line) => ({ ...line, text: line.text.trim() }));
  if (one.kind === 'meeting') return told;
  return [
    {
      ...first,
      text: told
        .map(({ text }) => text)
        .filter(Boolean)
        .join(' '),
    },
  ];
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

const why = /\bwhy\b|\bpor que\b/;
/** What is asked for: how much, why, who, when. */
const kinds = [
  /\bhow (?:many|much)\b|\bcuant[oa]s?\b|what (?:does|do|did|would|will) .*\bcosts?\b/,
  why,
  /\bwho\b|\bquien(?:es)?\b/,
  /\bwhen\b|\bcuando\b|\b(?:what|which) day\b|\bque dia\b/,
];
/** Pure: whether a question is after a reason. */
export const asksWhy = (message: string) => why.test(fold(message));

/** Pure: how to know a question of the same kind. */
export const kindOf = (message: string) => kinds.find((kind) => kind.test(fold(message)));

const asks = (line: Pick<Line, 'text'> | undefined) => /[?？]\s*$/.test(line?.text ?? '');

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

import type { MeetingLines } from './meeting-lines';
import { stemOf } from './word-classes';

/** Called with each feature of a sentence: its family, and its name within the family. */
export type Emit = (family: string, name: string) => void;

/**
 * What the learned score looks at: a sentence's words, pairs of them, their stems and kinds, the sentences
 * beside it, the reply, its length and its place in turn and meeting. Training and engine read by this alone.
 */
export function features(meeting: MeetingLines, at: number, emit: Emit): void {
  const line = meeting.lines[at];
  if (!line) return;
  emit('bias', '');
  grams('w1', line.tokens, 1, emit);
  grams('w2', line.tokens, 2, emit);
  grams('c2', line.classes, 2, emit);
  grams('c3', line.classes, 3, emit);
  for (const word of line.tokens) if (word.length >= 5) emit('st', stemOf(word));
  const length = line.tokens.length;
  emit('len', String(length < 3 ? length : bucket(length, [5, 8, 12, 18, 27, 40]) + 3));
  emit('q', String(line.tokens.at(-1) === '?'));
  place(meeting, at, emit);
  neighbours(meeting, at, emit);
}

/** The later, the more is handed out. */
function place({ lines }: MeetingLines, at: number, emit: Emit): void {
  const share = at / Math.max(1, lines.length - 1);
  emit('pos', `d${Math.min(9, Math.floor(share * 10))}`);
  if (share > 0.95) emit('pos', 'end5');
  if (share > 0.98) emit('pos', 'end2');
  const left = lines.length - at;
  if (left < 60) emit('pos', `left${bucket(left, [15, 30])}`);
}

function neighbours({ lines, turns, rank }: MeetingLines, at: number, emit: Emit): void {
  const line = lines[at];
  const turn = line && turns[line.turn];
  if (!line || !turn) return;
  const before = lines[at - 1];
  if (before) {
    grams('p1', before.tokens, 1, emit);
    grams('pc2', before.classes, 2, emit);
  } else emit('p1', '^');
  emit('chg', `${before?.turn === line.turn} ${lines[at + 1]?.turn === line.turn}`);
  emit('tl', String(bucket(turn.words, [4, 10, 25, 60, 150])));
  emit(
    'tp',
    turn.from === turn.to ? 'only' : at === turn.from ? 'first' : at === turn.to ? 'last' : 'middle',
  );
  emit('sp', turn.speaker === null ? 'unknown' : String(Math.min(4, rank.get(turn.speaker) ?? 4)));
  const next = turns[line.turn + 1];
  const reply = next && lines[next.from];
  if (next && reply) {
    emit('rp', reply.tokens.slice(0, 1).join(' '));
    emit('rp', reply.tokens.slice(0, 2).join(' '));
    emit('rl', String(bucket(next.words, [3, 8, 20])));
  }
  const previous = turns[line.turn - 1];
  const cause = previous && lines[previous.to];
  if (previous && cause) {
    emit('pr', cause.tokens.slice(-2).join(' '));
    emit('pl', String(bucket(previous.words, [3, 8, 20])));
  }
}

/** How many of the limits a number reaches. */
function bucket(count: number, limits: readonly number[]): number {
  const over = limits.findIndex((limit) => count < limit);
  return over < 0 ? limits.length : over;
}

function grams(family: string, words: readonly string[], size: number, emit: Emit): void {
  const padded = size === 1 ? words : ['^', ...words, '$'];
  for (let at = 0; at + size <= padded.length; at++) emit(family, padded.slice(at, at + size).join(' '));
}

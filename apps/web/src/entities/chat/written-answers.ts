import type { Answering } from '@tavla/shared/contracts/chat';
import { AnswerPiece } from '@tavla/shared/contracts/messages';
import { takeNotes } from '@/entities/live/notes';

/** An answer as far as it is here. */
interface Written {
  attempt: number;
  text: string;
  /** Pieces that came before what stands between. */
  early: AnswerPiece[];
}

// Of the conversations on the screen; nothing of it is kept.
const written = new Map<string, Written>();
const listeners = new Set<() => void>();
let version = 0;

/** Takes a piece of an answer from the stream. */
export function receivePiece(data: unknown): void {
  const piece = AnswerPiece.safeParse(data).data;
  if (!piece || listeners.size === 0) return;
  const now = ofAttempt(piece.questionId, piece.attempt);
  if (!now) return;
  now.early.push(piece);
  settle(now);
}

/** Takes what the server has kept of an answer: as much, or more than is here. */
export function receiveKept(questionId: string, { attempt, text }: Answering): void {
  const now = ofAttempt(questionId, attempt);
  if (!now || text.length <= now.text.length) return;
  now.text = text;
  settle(now);
}

/** What is here of the answer to a message. */
export function writtenOf(questionId: string): string {
  return written.get(questionId)?.text ?? '';
}

/** Whether pieces came whose beginning is not here, which only the server has. */
export function lacksBeginning(questionId: string): boolean {
  return (written.get(questionId)?.early.length ?? 0) > 0;
}

/** Calls back when there is more; when nobody listens any more, everything is forgotten. */
export function onWritten(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) written.clear();
  };
}

/** Another number each time that there is more. */
export const writtenVersion = (): number => version;

/** The answer at this attempt; undefined when a later one has begun. */
function ofAttempt(questionId: string, attempt: number): Written | undefined {
  const now = written.get(questionId);
  if (now && now.attempt > attempt) return undefined;
  if (now?.attempt === attempt) return now;
  const next: Written = { attempt, text: '', early: [] };
  written.set(questionId, next);
  return next;
}

/** Puts the pieces where they belong that meet what is here. */
function settle(now: Written): void {
  for (;;) {
    const next = now.early.find(({ at }) => at <= now.text.length);
    if (!next) break;
    now.early.splice(now.early.indexOf(next), 1);
    const end = next.at + next.text.length;
    if (end > now.text.length) now.text = now.text.slice(0, next.at) + next.text;
  }
  version += 1;
  for (const listener of listeners) listener();
}

takeNotes('answers', receivePiece);

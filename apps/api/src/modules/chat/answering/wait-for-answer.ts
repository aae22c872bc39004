import { ErrorBody } from '@tavla/shared/errors';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import { HttpError, notFound } from '@/http/errors/errors';
import type { AnswerHub } from '@/modules/events/answers/answer-hub';
import type { AnswerNote } from '@/modules/events/answers/answer-note';
import { readOutcome } from './answers.repo';

/** How an answer stands for whoever waits for it: null while it comes, or when it was stopped before its first word. */
export interface Waited {
  answer: string | null;
  isComing?: true;
}

interface Waiting {
  /** How long to wait, in milliseconds. */
  patience?: number;
  /** Aborted when whoever waits has gone. */
  gone?: AbortSignal;
  /** Asked before anything is told. @throws HttpError once whoever waits may not read on */
  requireStill: () => Promise<void>;
  onNote?: (note: AnswerNote) => void;
}

/** How often to look, should the word of the end be lost. */
const lookEvery = 1_000;

/**
 * Waits for the answer to a message, whichever process writes it.
 * @throws HttpError why there is none
 */
export async function waitForAnswer(
  hub: AnswerHub,
  db: CompanyDb,
  questionId: string,
  { patience = hub.patience, gone, requireStill, onNote }: Waiting,
): Promise<Waited> {
  const until = performance.now() + patience;
  const written = new Written();
  const bell = new Bell();
  const { organizationId } = db;
  let notes: AnswerNote[] = [];
  let isDue = true;
  const unfollow = hub.follow({ organizationId, questionId }, (note) => {
    if (note.isOver) isDue = true;
    else notes.push(note);
    bell.ring();
  });
  const takeNotes = () => {
    for (const note of notes) {
      written.take(note);
      onNote?.(note);
    }
    notes = [];
  };
  const leave = () => bell.ring();
  gone?.addEventListener('abort', leave);
  try {
    for (let looked = 0; ; ) {
      await requireStill();
      takeNotes();
      if (isDue || performance.now() - looked >= lookEvery) {
        isDue = false;
        looked = performance.now();
        const { answer, state, failure, isGone } = await readOutcome(db.pool, { organizationId, questionId });
        if (answer !== null) return { answer };
        if (state === 'failed' && failure !== null) throw errorOf(failure);
        if (isGone) throw notFound('message');
        takeNotes();
        // Without a reason its conversation was cleared: it is not written before that is back.
        if (state === null || state === 'failed') return { answer: written.text || null };
      }
      const left = until - performance.now();
      if (left <= 0 || gone?.aborted) return { answer: null, isComing: true };
      await bell.wait(Math.min(left, lookEvery));
    }
  } finally {
    unfollow();
    gone?.removeEventListener('abort', leave);
  }
}

/** What the notes say so far. Another try begins anew; what comes late of the one before is none of it. */
class Written {
  text = '';
  private attempt = 0;

  take({ attempt, at, text }: AnswerNote): void {
    if (attempt > this.attempt) this.text = '';
    this.attempt = Math.max(attempt, this.attempt);
    if (attempt === this.attempt && at <= this.text.length) this.text = this.text.slice(0, at) + text;
  }
}

/** As it was kept. */
const Failure = ErrorBody.extend({ retryAfterSeconds: z.number().optional() });

function errorOf(failure: unknown): HttpError {
  const { statusCode, code, reason, params, message, retryAfterSeconds } = Failure.parse(failure);
  const words = { reason, params, message } as HttpError['words'];
  return new HttpError(statusCode, code, words, retryAfterSeconds ? { retryAfterSeconds } : {});
}

/** Wakes who waits; one that rang before anybody waited is heard at once. */
class Bell {
  private hasRung = false;
  private wake: (() => void) | undefined;

  ring(): void {
    this.hasRung = true;
    this.wake?.();
  }

  async wait(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.hasRung) this.wake();
    });
    this.wake = undefined;
    this.hasRung = false;
  }
}

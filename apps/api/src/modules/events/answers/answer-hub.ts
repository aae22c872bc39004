import { requestTimeout } from '@tavla/shared/limits';
import type pg from 'pg';
import type { StreamHub } from '../stream-hub';
import { type AnswerNote, answerBytes, parseAnswerNote } from './answer-note';
import { TicketSight } from './ticket-sight';

type Follower = (note: AnswerNote) => void;
type QuestionOf = Pick<AnswerNote, 'organizationId' | 'questionId'>;

/** Clients choose the ids of messages: only within a company is one another's. */
const keyOf = ({ organizationId, questionId }: QuestionOf) => `${organizationId} ${questionId}`;

/** Passes on answers as they are written: to the streams of this process, and to requests that wait for one. */
export class AnswerHub {
  /** How long a request waits for its answer, in milliseconds: a little less than the client does. */
  patience = requestTimeout - 5_000;
  private readonly followers = new Map<string, Set<Follower>>();
  private readonly sight: TicketSight;

  constructor(
    pool: pg.Pool,
    private readonly streams: StreamHub,
    private readonly onError: (error: unknown) => void,
  ) {
    this.sight = new TicketSight(pool);
  }

  /** Calls back with every note of the answer to a message of a company; returns the way to stop. */
  follow(question: QuestionOf, follower: Follower): () => void {
    const key = keyOf(question);
    const others = this.followers.get(key) ?? new Set();
    this.followers.set(key, others.add(follower));
    return () => {
      others.delete(follower);
      if (others.size === 0 && this.followers.get(key) === others) this.followers.delete(key);
    };
  }

  /** Takes a notification. */
  receive(payload: string): void {
    const note = parseAnswerNote(payload);
    if (!note) return;
    for (const follower of this.followers.get(keyOf(note)) ?? []) follower(note);
    if (!note.isOver) this.tell(note).catch(this.onError);
  }

  /** Who is at a ticket is told only as long as they may read its conversation. */
  private async tell(note: AnswerNote): Promise<void> {
    const near = this.streams.near(note);
    if (near.length === 0) return;
    const bytes = answerBytes(note);
    const { organizationId, taskId } = note;
    if (taskId === null) {
      for (const stream of near) stream.tellNote(bytes);
      return;
    }
    const ids = new Set(near.map(({ session }) => session.user.id));
    const readers = await this.sight.readers(organizationId, taskId, ids);
    for (const stream of near) if (readers.has(stream.session.user.id)) stream.tellNote(bytes);
  }
}

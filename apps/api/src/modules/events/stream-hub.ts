import { streamHeartbeat } from '@tavla/shared/limits';
import type { SignedIn } from '@/http/access/access';
import type { Sessions } from '@/http/access/session-cache';
import type { AnswerNote } from './answers/answer-note';
import type { EventStream } from './event-stream';
import type { PresenceNote } from './presence/presence-note';

const streamsPerPerson = 50;

/** How often open streams are checked against the sessions, should a notification be lost. */
const checkEvery = 4_000;

/** All open streams of the process: heartbeats, the limit per person, and ends for sessions that ended. */
export class StreamHub {
  private readonly streams = new Set<EventStream>();
  private readonly timers: NodeJS.Timeout[];

  constructor(
    private readonly sessions: Sessions,
    private readonly onError: (error: unknown) => void,
  ) {
    this.timers = [
      setInterval(() => this.heartbeat(), streamHeartbeat),
      setInterval(() => void this.check(), checkEvery),
    ];
    for (const timer of this.timers) timer.unref();
  }

  get size(): number {
    return this.streams.size;
  }

  add(stream: EventStream): void {
    const same = [...this.streams].filter(({ session }) => isCountedWith(session, stream.session));
    for (const oldest of same.slice(0, Math.max(0, same.length - streamsPerPerson + 1))) this.drop(oldest);
    this.streams.add(stream);
  }

  remove(stream: EventStream): void {
    this.streams.delete(stream);
  }

  /** Ends the streams whose session ended and tells the others when their permissions changed. */
  async check(organizationId?: string): Promise<void> {
    const open = [...this.streams].filter(
      ({ session }) => !organizationId || session.organizationId === organizationId,
    );
    if (open.length === 0) return;
    try {
      const fresh = await this.sessions.findByIds([...new Set(open.map(({ session }) => session.id))]);
      for (const stream of open) this.refresh(stream, fresh.get(stream.session.id));
    } catch (error) {
      this.onError(error);
    }
  }

  /** Notes what somebody does at a ticket; answers the streams of others who are there, as far as the streams know. */
  besides(note: PresenceNote): EventStream[] {
    return [...this.streams].filter((stream) => stream.isBeside(note, performance.now()));
  }

  /** The streams whose people may hear of an answer, as far as the streams know. */
  near(note: AnswerNote): EventStream[] {
    return [...this.streams].filter((stream) => stream.isNear(note, performance.now()));
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.endAll();
  }

  /** Ends the streams that are open now: their people come back, to this process or to another one. */
  endAll(): void {
    for (const stream of this.streams) stream.close();
    this.streams.clear();
  }

  private refresh(stream: EventStream, session: EventStream['session'] | undefined): void {
    // Without the passkey that is asked for now nothing is told any more.
    if (!session || session.lacksPasskey) {
      stream.tell('session');
      this.drop(stream);
      return;
    }
    const before = stream.session;
    stream.session = session;
    if (JSON.stringify(before.permissions) !== JSON.stringify(session.permissions)) stream.tell('session');
  }

  private drop(stream: EventStream): void {
    this.streams.delete(stream);
    stream.close();
  }

  /** Says to every stream which number is the newest. */
  heartbeat(): void {
    for (const stream of this.streams) stream.heartbeat();
  }
}

/** A person's browsers are counted together, and apart from their programs. */
function isCountedWith(one: SignedIn, other: SignedIn): boolean {
  return one.user.id === other.user.id && Boolean(one.token) === Boolean(other.token);
}

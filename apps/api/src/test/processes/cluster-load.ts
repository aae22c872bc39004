import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { OpenStream, type ReceivedEvent } from '../open-stream';
import type { TestUser } from '../test-app';

/** Milliseconds between two tasks of one person: a little below the limit of requests per minute. */
const pause = 60;

/** Writes tasks one after the other until it is stopped. */
export class Writer {
  /** Titles of what the server has confirmed, by id. */
  readonly acknowledged = new Map<string, string>();
  /** Answers other than 201, and connections that broke. */
  readonly failures: string[] = [];
  private isStopped = false;
  private readonly running: Promise<void>;

  constructor(
    private readonly base: string,
    private readonly user: TestUser,
    private readonly name: string,
  ) {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  /** What fails is sent again with the same id, as the board does it. */
  private async run(): Promise<void> {
    for (let n = 0; !this.isStopped; n++) {
      const task = { id: newId(), title: `${this.name} ${n}` };
      for (;;) {
        const failure = await this.send(task);
        if (!failure) break;
        this.failures.push(failure);
        await sleep(50);
      }
      this.acknowledged.set(task.id, task.title);
      await sleep(pause);
    }
  }

  private async send(task: object): Promise<string | undefined> {
    try {
      const answer = await fetch(`${this.base}/api/v1/tasks`, {
        method: 'POST',
        headers: { cookie: this.user.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(task),
      });
      const body = await answer.text();
      return answer.status === 201 ? undefined : `${answer.status} ${body}`;
    } catch (error) {
      return String((error as Error).cause ?? error);
    }
  }
}

/** Reads the event stream as a browser does: whenever it is cut, it comes back with the last number. */
export class Reader {
  /** How often it had to come back. */
  returns = 0;
  private readonly before: ReceivedEvent[] = [];
  private stream: OpenStream | undefined;
  private isStopped = false;
  private lastSeen: string | undefined;

  constructor(
    private readonly base: string,
    private readonly user: TestUser,
  ) {
    void this.run();
  }

  get events(): ReceivedEvent[] {
    return [...this.before, ...(this.stream?.events ?? [])];
  }

  get lastEventId(): string | undefined {
    return this.stream?.lastEventId ?? this.lastSeen;
  }

  stop(): void {
    this.isStopped = true;
    this.stream?.close();
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      try {
        const headers = this.lastSeen ? { 'last-event-id': this.lastSeen } : {};
        this.stream = await OpenStream.open(
          `${this.base}/api/v1/events?resources=tasks,audios,inbox`,
          this.user.cookie,
          headers,
        );
        await this.stream.until(({ isEnded }) => isEnded);
      } catch {
        // Nobody is there at this moment.
      }
      this.lastSeen = this.lastEventId;
      this.before.push(...(this.stream?.events ?? []));
      this.stream = undefined;
      this.returns += 1;
      await sleep(50);
    }
  }
}

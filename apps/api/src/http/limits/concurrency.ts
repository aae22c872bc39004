import type { FastifyRequest } from 'fastify';
import { perServer } from './per-server';

/**
 * Lets a few requests of one person be worked on at a time; the others wait for their turn, and nobody notices who
 * does not send hundreds at once. Whoever sends what the database needs long for would else hold all connections of
 * the process, and everybody else would wait for one. A turn ends when the answer has been taken: answers that nobody
 * takes fill no memory either.
 */
export class PersonConcurrency {
  private readonly people = new Map<string, { running: number; waiting: (() => void)[] }>();

  /** @param atOnce of one person; of the 20 connections that a process has to the database */
  constructor(private readonly atOnce = 6) {}

  async run<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    const wait = this.enter(person);
    if (wait) await wait;
    try {
      return await work();
    } finally {
      this.leave(person);
    }
  }

  /** Waits for a turn. @returns what ends it, to be called once */
  async take(person: string): Promise<() => void> {
    await this.enter(person);
    return () => this.leave(person);
  }

  /** Nothing to wait for where a turn is free: then work begins at once. */
  private enter(person: string): Promise<void> | undefined {
    const line = this.people.get(person) ?? { running: 0, waiting: [] };
    this.people.set(person, line);
    if (line.running >= this.atOnce) return new Promise((resolve) => line.waiting.push(resolve));
    line.running += 1;
    return undefined;
  }

  private leave(person: string): void {
    const line = this.people.get(person);
    if (!line) return;
    const next = line.waiting.shift();
    // The turn goes on to whoever waits.
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) this.people.delete(person);
  }
}

const concurrencyOf = perServer(() => new PersonConcurrency());

/**
 * Work for the person who calls, in their turn; a stranger's at once. Whole requests take one that are short; of a form,
 * a file or a stream, what needs the database does.
 */
export function limitConcurrency<Result>(
  { server, session }: Pick<FastifyRequest, 'server' | 'session'>,
  work: () => Promise<Result>,
): Promise<Result> {
  return session ? concurrencyOf(server).run(session.user.id, work) : work();
}

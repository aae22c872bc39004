import type { FastifyRequest } from 'fastify';
import { perServer } from './per-server';

/** Requests of one person that are worked on at a time, of the 20 connections that a process has to the database. */
const atOnce = 6;

/**
 * Lets a few requests of one person be worked on at a time; the others wait for their turn, and nobody notices who
 * does not send hundreds at once. Whoever sends what the database needs long for would else hold all connections of
 * the process, and everybody else would wait for one. A turn ends when the answer has been taken: answers that nobody
 * takes fill no memory either.
 */
export class PersonConcurrency {
  private readonly people = new Map<string, { running: number; waiting: (() => void)[] }>();

  async run<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.people.get(person) ?? { running: 0, waiting: [] };
    this.people.set(person, line);
    if (line.running < atOnce) line.running += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      // The turn goes on to whoever waits.
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) this.people.delete(person);
    }
  }
}

const concurrencyOf = perServer(() => new PersonConcurrency());

/** Work for the person who calls, in their turn; a stranger's at once. */
export function limitConcurrency<Result>(
  { server, session }: Pick<FastifyRequest, 'server' | 'session'>,
  work: () => Promise<Result>,
): Promise<Result> {
  return session ? concurrencyOf(server).run(session.user.id, work) : work();
}

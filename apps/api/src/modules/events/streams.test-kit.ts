import { afterEach, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { OpenStream } from '@/test/open-stream';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

/**
 * Lets the second pass for which it is believed who may read a ticket: the clock by which this process measures leaps,
 * and goes on from there until the test ends.
 */
export function letSightPass(): void {
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000);
  onTestFinished(() => clock.mockRestore());
}

/** A listening server with a new company for each test, and streams that are closed after it. */
export function useStreams() {
  const app = useTestApp();
  const opened: OpenStream[] = [];
  let address: string;
  let company: TestCompany;

  beforeAll(async () => {
    address = await app.current.listen();
  });
  beforeEach(async () => {
    company = await app.current.addCompany();
  });
  afterEach(() => {
    for (const stream of opened.splice(0)) stream.close();
  });

  return {
    get app() {
      return app.current;
    },
    get address() {
      return address;
    },
    get company() {
      return company;
    },
    async open(
      query: { resources?: string; lastEventId?: string } = {},
      user: TestUser = company.member,
      headers = {},
    ): Promise<OpenStream> {
      const stream = await OpenStream.open(
        `${address}/api/v1/events?${new URLSearchParams(query)}`,
        user.cookie,
        headers,
      );
      opened.push(stream);
      await stream.until(({ lastEventId, isEnded }) => lastEventId !== undefined || isEnded);
      return stream;
    },
    /** Writes so many tasks, one event each. */
    async write(count: number): Promise<void> {
      for (let n = 0; n < count; n++) {
        const answer = await app.current.as(company.member).post('/api/v1/tasks', { title: `Task ${n}` });
        expect(answer.statusCode).toBe(201);
      }
    },
  };
}

export const idsOf = (stream: OpenStream) => stream.events.map(({ id }) => id);
export const upTo = (newest: number, from = 1) =>
  Array.from({ length: newest - from + 1 }, (_, n) => n + from);

import { Socket } from 'node:net';
import pg from 'pg';
import { readOnlyCode } from '../read-only';
import { sessionSettings } from './session-settings';

/** How long a pool lets somebody wait, in milliseconds. */
export interface StatementLimits {
  /** For a connection. */
  connect: number;
  /** Then the server ends a statement, so that it does not go on for nobody. */
  statement: number;
  /** A server that has not answered by then is taken for gone. Longer than `statement`: a living one answers before. */
  answer: number;
}

/**
 * A connection that breaks when the server says nothing for too long: one that is stopped, or behind a network that
 * loses everything, closes no connection. From there on it is like any other that broke: whoever waits on it is told,
 * and the pool opens a new one. A limit for each query alone would leave the stuck connection in use. So does one whose
 * server takes no changes any more, since after a failover a new one may lead to the server that does.
 *
 * It sends one query at a time: Prisma asks for several at once in a transaction, which `pg` still keeps in a row of its
 * own but warns of, in the terminal of whoever starts Tavla.
 */
export function boundedClient({ answer }: Pick<StatementLimits, 'answer'>): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      const socket = new Socket();
      super({ ...config, stream: () => socket });
      const held: (() => void)[] = [];
      let waiting = false;
      let timer: NodeJS.Timeout | undefined;
      const wait = () => {
        clearTimeout(timer);
        timer = waiting ? setTimeout(() => socket.destroy(silence(answer)), answer) : undefined;
      };
      const answered = (error?: unknown) => {
        waiting = false;
        wait();
        if ((error as { code?: unknown } | null | undefined)?.code === readOnlyCode) socket.destroy();
        held.shift()?.();
      };
      const send = (args: unknown[]): unknown => {
        const tell = args.at(-1);
        if (typeof tell === 'function') {
          args[args.length - 1] = (...results: unknown[]) => {
            answered(results[0]);
            tell(...results);
          };
        }
        const result: unknown = Reflect.apply(pg.Client.prototype.query, this, args);
        if (result instanceof Promise) result.then(() => answered(), answered);
        else if (typeof tell !== 'function') return result;
        waiting = true;
        wait();
        return result;
      };
      this.query = ((...args: unknown[]) => {
        if (!waiting) return send(args);
        if (typeof args.at(-1) !== 'function')
          return new Promise((resolve) => held.push(() => resolve(send(args))));
        held.push(() => send(args));
        return undefined;
      }) as typeof this.query;
    }
  };
}

/**
 * Sets a session up over any kind of pooling that keeps one: what it rests on, and what the server itself watches. A
 * transaction whose process or network is gone must not keep its locks: everybody would wait for them.
 */
export function setUpSession({ statement }: StatementLimits) {
  return async (client: pg.ClientBase): Promise<void> => {
    await client.query(
      `${sessionSettings}; set statement_timeout = ${statement};
       set idle_in_transaction_session_timeout = ${2 * statement}`,
    );
  };
}

/** In the shape of what a socket says, which Prisma's adapter knows. */
function silence(milliseconds: number): Error {
  const words = `the database gave no answer for ${milliseconds} ms`;
  return Object.assign(new Error(words), { code: 'ETIMEDOUT', syscall: 'read', errno: -110 });
}

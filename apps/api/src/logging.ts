import { type FastifyServerOptions, LogController } from 'fastify';
import pretty from 'pino-pretty';
import type { Env } from './env';

/**
 * How the process logs: JSON lines for a collector, short readable ones for a person at a terminal. Requests
 * are logged by method, address and status only: no cookies, no bodies.
 */
export function loggingFor(
  env: Pick<Env, 'logLevel'>,
  isTerminal: boolean,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  const { logLevel: level } = env;
  if (!isTerminal) return { logger: { level } };
  const stream = pretty({
    colorize: true,
    ignore: 'pid,hostname,reqId',
    translateTime: 'SYS:HH:MM:ss',
    destination: process.stdout,
  });
  // A line for each request would bury the sign-in code that somebody is looking for.
  const disableRequestLogging = level !== 'debug' && level !== 'trace';
  return { logger: { level, stream }, logController: new LogController({ disableRequestLogging }) };
}

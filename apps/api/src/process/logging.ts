import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import pretty from 'pino-pretty';
import type { Env } from '../settings/env';

/**
 * How the process logs: JSON lines for a collector, short readable ones for a person at a terminal. Requests
 * are logged by method, address and status only: no cookies, no bodies, and nothing that somebody searches for.
 * `time` is milliseconds since 1970 (UTC); at a terminal it is the clock on its wall.
 */
export function loggingFor(
  env: Pick<Env, 'logLevel'>,
  isTerminal: boolean,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  const { logLevel: level } = env;
  if (!isTerminal) return { logger: { level, serializers } };
  const stream = pretty({
    colorize: true,
    ignore: 'pid,hostname,reqId',
    translateTime: 'SYS:HH:MM:ss',
    destination: process.stdout,
  });
  // A line for each request would bury the sign-in code that somebody is looking for.
  const disableRequestLogging = level !== 'debug' && level !== 'trace';
  return {
    logger: { level, stream, serializers },
    logController: new LogController({ disableRequestLogging }),
  };
}

/** The one address that is a secret itself. */
const secretLink = /(\/tavla_cal_).*/i;

const serializers = {
  req({ method, url, host, ip, socket }: FastifyRequest) {
    return {
      method,
      url: url.replace(/\?.*/, '').replace(secretLink, '$1…'),
      host,
      remoteAddress: ip,
      remotePort: socket?.remotePort ?? 0,
    };
  },
};

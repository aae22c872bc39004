import http from 'node:http';
import { performance } from 'node:perf_hooks';

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

export interface Answer {
  status: number;
  body: Buffer;
  headers: http.IncomingHttpHeaders;
  /** Milliseconds from sending to the last byte. */
  took: number;
}

export function request(
  port: number,
  method: string,
  path: string,
  {
    cookie = '',
    body,
    headers = {},
  }: { cookie?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const call = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        headers: {
          ...(cookie && { cookie }),
          ...(payload && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(parts),
            headers: response.headers,
            took: performance.now() - begun,
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(payload);
  });
}

export interface Load {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  errors: number;
}

/** Lets `clients` call one after the other for `seconds`; the first tenth warms up and is not counted. */
export async function load(
  clients: number,
  seconds: number,
  call: (client: number, round: number) => Promise<Answer>,
): Promise<Load> {
  const begun = performance.now();
  const counted = begun + seconds * 100;
  const until = begun + seconds * 1000;
  const took: number[] = [];
  let errors = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let round = 0; performance.now() < until; round++) {
        const answer = await call(client, round);
        if (answer.status >= 400) errors++;
        if (performance.now() > counted) took.push(answer.took);
      }
    }),
  );
  return {
    perSecond: took.length / ((performance.now() - counted) / 1000),
    p50: percentile(took, 0.5),
    p95: percentile(took, 0.95),
    p99: percentile(took, 0.99),
    errors,
  };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Milliseconds with as many digits as mean something. */
export function ms(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0);
}

/** Prints a Markdown table. */
export function table(head: string[], rows: (string | number)[][]): void {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n'));
}

import { fault, type Ledger } from './ledger';

/** How long a client waits for an answer before it counts it as none. */
const patience = 30_000;

/** Answers that a part which is dying or coming back may give; the client tries again. */
const passing = new Set([429, 502, 503, 504]);

export interface Answered {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Calls some API process. Answers undefined when there was no answer, or one that asks to try again. */
export class Caller {
  private turn = 0;

  constructor(
    private readonly addresses: readonly string[],
    readonly ledger: Ledger,
  ) {}

  async call(
    method: string,
    path: string,
    {
      cookie = '',
      body,
      headers = {},
    }: { cookie?: string; body?: unknown; headers?: Record<string, string> },
    expected: readonly number[],
  ): Promise<Answered | undefined> {
    const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof Uint8Array);
    try {
      const answer = await fetch(this.next() + path, {
        method,
        headers: {
          ...(cookie && { cookie }),
          ...(isJson && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
        signal: AbortSignal.timeout(patience),
      });
      const text = await answer.text();
      if (passing.has(answer.status)) return undefined;
      if (!expected.includes(answer.status)) {
        fault(this.ledger, 'unexpected', `${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
        return undefined;
      }
      return { status: answer.status, body: text && parse(text), headers: answer.headers };
    } catch {
      return undefined;
    }
  }

  /** One process after the other, as a load balancer does it. */
  next(): string {
    this.turn += 1;
    return this.addresses[this.turn % this.addresses.length] ?? '';
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

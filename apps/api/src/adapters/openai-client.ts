import OpenAI from 'openai';
import { boundedFetch } from './bounded-fetch';

/** A server that speaks OpenAI's protocol, and how patient its client is. */
export interface ServerOptions {
  /** May be missing where the server at `baseUrl` asks for none. */
  apiKey?: string;
  /** Any server that speaks OpenAI's protocol, with its version path; OpenAI's own unless told. */
  baseUrl?: string;
  /** For one attempt at one request; 2 minutes unless told. */
  timeoutMs?: number;
  /** Attempts after the first; 2 unless told. Only for what may pass: no answer, 408, 429, 5xx. */
  maxRetries?: number;
}

/** A client of such a server. What it is sent goes to the host that the operator named, and no further. */
export function createOpenaiClient({ apiKey, baseUrl, timeoutMs, maxRetries }: ServerOptions): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    timeout: timeoutMs ?? 120_000,
    maxRetries: maxRetries ?? 2,
    fetch: boundedFetch(),
  });
}

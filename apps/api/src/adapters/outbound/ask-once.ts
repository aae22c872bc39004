import http from 'node:http';
import https from 'node:https';

/** One request, as Node sends it. */
export interface Sent {
  agent: http.Agent;
  method: string;
  headers: Record<string, string>;
  body?: Buffer | undefined;
  signal: AbortSignal;
}

/** Sends a request, up to the head of its answer. */
export function askOnce(
  url: URL,
  { agent, method, headers, body, signal }: Sent,
): Promise<http.IncomingMessage> {
  const send = url.protocol === 'http:' ? http.request : https.request;
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      ...{ agent, signal, method },
      headers: { ...headers, ...(body && { 'content-length': String(body.length) }) },
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

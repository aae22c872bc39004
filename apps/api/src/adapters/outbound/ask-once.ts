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

/**
 * Sends a request, up to the head of its answer. It ends however the other side behaves: one that answers by changing the
 * protocol (101) is hung up on by Node, which tells of that by nothing but the close.
 */
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
    sent.on('close', () => reject(new Error('closed without an answer')));
    sent.end(body);
  });
}

import type { IncomingMessage, Server } from 'node:http';
import { expect } from 'vitest';

/**
 * Watches what servers of this process are sent from now on.
 * @returns waits until the newest request has brought so many bytes of its body, and whoever reads it has taken them
 */
export function watchArrivals(...servers: Server[]): (bytes: number) => Promise<void> {
  let newest: { request: IncomingMessage; bytes: number } | undefined;
  for (const server of servers) {
    server.on('request', (request: IncomingMessage) => {
      const arrival = { request, bytes: 0 };
      newest = arrival;
      const push = request.push.bind(request);
      request.push = (chunk, encoding) => {
        arrival.bytes += chunk?.length ?? 0;
        return push(chunk, encoding);
      };
    });
  }
  const taken = () => (newest ? newest.bytes - newest.request.readableLength : -1);
  return (bytes) => expect.poll(taken).toBeGreaterThanOrEqual(bytes);
}

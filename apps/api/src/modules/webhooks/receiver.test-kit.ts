import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  message: { type: string; number: number; data: { id?: string; title?: string } };
}

/** Somebody's server that takes webhooks: it notes what comes and answers as a test wants. */
export class Receiver {
  readonly received: Received[] = [];
  /** How it answers the next messages; undefined is 200. */
  answer: (response: ServerResponse, received: Received) => void = (response) => void response.end('ok');
  private server: Server | undefined;

  async start(): Promise<this> {
    this.server = createServer(async (request, response) => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      const body = Buffer.concat(pieces).toString();
      const received = { headers: request.headers, body, message: JSON.parse(body) };
      this.received.push(received);
      this.answer(response, received);
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    const { port } = (this.server?.address() ?? { port: 0 }) as AddressInfo;
    return `http://127.0.0.1:${port}/hook`;
  }

  get types(): string[] {
    return this.received.map(({ message }) => message.type);
  }

  get numbers(): number[] {
    return this.received.map(({ message }) => message.number);
  }

  /** Waits until so many messages have come. */
  async until(count: number, timeout = 20_000): Promise<void> {
    await expect.poll(() => this.received.length, { timeout }).toBeGreaterThanOrEqual(count);
  }

  /** @throws when the newest message is not signed with this secret */
  verify(secret: string): void {
    const { body, headers } = this.received.at(-1) ?? { body: '', headers: {} };
    new Webhook(secret).verify(body, headers as Record<string, string>);
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}

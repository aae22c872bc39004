import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/**
 * A load balancer that gives each request to the next process. It passes answers on as they come, and tries
 * another process only when a connection cannot be made: then nothing has been sent yet.
 */
export class RoundRobin {
  private readonly server: Server;
  private turn = 0;

  private constructor(private readonly ports: readonly number[]) {
    this.server = createServer((incoming, outgoing) => void this.pass(incoming, outgoing));
  }

  static async start(ports: readonly number[]): Promise<RoundRobin> {
    const balancer = new RoundRobin(ports);
    await new Promise<void>((resolve) => balancer.server.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const socket = await this.reach();
    if (!socket) return void outgoing.writeHead(502).end();
    const passed = request({
      createConnection: () => socket,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress, connection: 'close' },
    });
    const fail = () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    };
    passed.on('error', fail);
    passed.on('response', (answer) => {
      const { connection, ...headers } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      answer.on('error', fail).pipe(outgoing);
    });
    outgoing.on('close', () => passed.destroy());
    incoming.on('error', () => passed.destroy()).pipe(passed);
  }

  private async reach(): Promise<Socket | undefined> {
    const first = this.turn++ % this.ports.length;
    for (const port of [...this.ports.slice(first), ...this.ports.slice(0, first)]) {
      const socket = connect(port, '127.0.0.1');
      try {
        await once(socket, 'connect');
        return socket;
      } catch {
        // The next one.
      }
    }
    return undefined;
  }
}

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to the application that can be cut, open connections and all. */
export interface CuttableLine {
  url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** @param target the address of the application */
export async function layLine(target: string): Promise<CuttableLine> {
  const { hostname: host, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect({ host, port: Number(port) });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    async close() {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}

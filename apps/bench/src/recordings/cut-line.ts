import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line that breaks by itself. */
export interface CutLine {
  url: string;
  /** How often it has broken. */
  cuts(): number;
  close(): Promise<void>;
}

/**
 * A line to a server over which so much may be sent before it breaks, open connections and all; then again.
 * @param target the server's address
 * @param breaks bytes after which it breaks, in all
 */
export async function layCutLine(target: string, breaks: readonly number[]): Promise<CutLine> {
  const { hostname: host, port } = new URL(target);
  const left = [...breaks];
  let passed = 0;
  const server = createServer((near) => {
    const far = connect({ host, port: Number(port) });
    const end = (one: Socket) =>
      one.on('error', () => {}).on('close', () => [near, far].map((it) => it.destroy()));
    end(near);
    end(far);
    near.on('data', (bytes: Buffer) => {
      passed += bytes.length;
      if (passed >= (left[0] ?? Number.POSITIVE_INFINITY)) {
        left.shift();
        near.destroy();
      } else if (!far.write(bytes)) {
        near.pause();
        far.once('drain', () => near.resume());
      }
    });
    far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => breaks.length - left.length,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

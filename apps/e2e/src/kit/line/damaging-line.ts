import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A line to the application that turns a byte of what is uploaded, as often as it is told to. */
export interface DamagingLine {
  url: string;
  /** How many uploads have been announced over it. */
  announced(): number;
  close(): Promise<void>;
}

/**
 * @param target the address of the application
 * @param times how many parts of uploads arrive damaged
 */
export async function layDamagingLine(target: string, times: number): Promise<DamagingLine> {
  const { hostname, port } = new URL(target);
  let left = times;
  let announced = 0;
  const server = createServer((near, answer) => {
    if (near.method === 'POST' && near.url === '/api/v1/uploads') announced++;
    const { method, url: path, headers } = near;
    const far = request({ hostname, port, method, path, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    far.on('error', () => answer.destroy());
    answer.on('close', () => far.destroy());
    let isDamaged = method !== 'PATCH' || !path?.startsWith('/api/v1/uploads/') || left-- <= 0;
    near.on('data', (piece: Buffer) => {
      if (!isDamaged && piece.length > 0) {
        isDamaged = true;
        const last = piece.length - 1;
        piece.writeUInt8(piece.readUInt8(last) ^ 1, last);
      }
      far.write(piece);
    });
    near.on('end', () => far.end());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    announced: () => announced,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

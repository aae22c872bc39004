import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** A real name server (RFC 1035) that knows the texts it is given, and says of all else that it is not there. */
export class NameServer {
  readonly texts = new Map<string, string[]>();
  /** It fails instead of answering. */
  isBroken = false;
  /** So it does for the names below these. */
  readonly broken = new Set<string>();
  asked: string[] = [];
  private socket: Socket | undefined;

  async start(): Promise<this> {
    const socket = createSocket('udp4');
    socket.on('message', (query, { port, address }) => socket.send(this.answer(query), port, address));
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    this.socket = socket;
    return this;
  }

  /** As DNS_SERVERS has it. */
  get address(): string {
    return `127.0.0.1:${this.socket?.address().port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.socket?.close(() => resolve()));
  }

  private answer(query: Buffer): Buffer {
    const end = endOfName(query, 12);
    const name = nameAt(query, 12);
    this.asked.push(name);
    const texts = this.texts.get(name) ?? [];
    const [serverFailed, notThere] = [2, 3];
    const isBroken = this.isBroken || [...this.broken].some((zone) => name.endsWith(`.${zone}`));
    const code = isBroken ? serverFailed : texts.length ? 0 : notThere;
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | code, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(code === 0 ? texts.length : 0, 6);
    const question = query.subarray(12, end + 4);
    return Buffer.concat([header, question, ...(code === 0 ? texts.map(textRecord) : [])]);
  }
}

/** A record of type TXT at the name of the question, in pieces of 255 bytes. */
function textRecord(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const piece = bytes.subarray(at, at + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  const data = Buffer.concat(pieces);
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0, data.length >> 8, data.length & 255]);
  return Buffer.concat([head, data]);
}

function endOfName(query: Buffer, start: number): number {
  let at = start;
  while (query[at]) at += (query[at] ?? 0) + 1;
  return at + 1;
}

function nameAt(query: Buffer, start: number): string {
  const labels: string[] = [];
  for (let at = start; query[at]; at += (query[at] ?? 0) + 1)
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
  return labels.join('.').toLowerCase();
}

import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** What any form of ours may hold; a contract takes less. The parser counts them. */
export const formLimits = { fields: 20, files: 20, parts: 40, fieldSize: 2 ** 20 };

/** Between two parts there is nothing else, whatever the boundary (RFC 2046, 5.1.1). */
const delimiter = Buffer.from('\r\n--');
const delimitersEach = 50;

const limitEvents = ['fieldsLimit', 'partsLimit', 'filesLimit'];

/**
 * Stands between a request and the parser of forms, which reads on to the end of what it was given after it has said
 * that there are too many parts: 64 KB may hold seven thousand. The gate hands over pieces of few parts each, and
 * none after the limit.
 */
export class FormGate extends Transform {
  /** The parser looks for the boundary there. */
  readonly headers: FastifyRequest['headers'];

  constructor(
    request: FastifyRequest,
    private readonly look: (bytes: Buffer) => void,
  ) {
    super({ highWaterMark: 2 ** 16 });
    this.headers = request.headers;
    const { raw } = request;
    raw.once('close', () => raw.readableEnded || this.destroy());
    raw.pipe(this);
  }

  override pipe<T extends NodeJS.WritableStream>(parser: T): T {
    for (const event of limitEvents) {
      // What waits for the rest of a part hears of the limit by the end of the stream.
      parser.once(event, () => this.unpipe(parser).destroy());
    }
    return super.pipe(parser);
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.look(chunk);
    for (const piece of inPieces(chunk)) this.push(piece);
    done();
  }
}

/** Pure: the bytes in pieces in which few parts can begin. */
function* inPieces(bytes: Buffer): Generator<Buffer> {
  let start = 0;
  let count = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    count += 1;
    if (count % delimitersEach !== 0) continue;
    yield bytes.subarray(start, at);
    start = at;
  }
  yield bytes.subarray(start);
}

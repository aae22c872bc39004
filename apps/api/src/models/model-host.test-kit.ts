import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** The commit that the host is at. */
const commit = 'c'.repeat(40);

/**
 * A host of models with the addresses of Hugging Face: the API tells commits, lengths and checksums, and
 * `resolve` sends on to a store that takes ranges.
 */
export class ModelHost {
  readonly asked: { url: string; range: string | undefined; ifRange: string | undefined }[] = [];
  /** Files by `owner/name/path`; `isSmall` ones have a git id and no SHA-256. */
  readonly files = new Map<string, { bytes: Buffer; isSmall?: boolean; etag?: string }>();
  /** After so many bytes of an answer the connection is cut, as often as there are entries. */
  cuts: number[] = [];
  /** The file that grows by what is sent: a connection is cut when what was sent is there, since a cut loses the rest. */
  grows = '';
  /** What is sent in place of a file's own bytes. */
  forged: Buffer | undefined;
  /** Whether the length of a file is told in front. */
  tellsLength = true;
  /** The answer to the last request for a file, of which nothing comes but what the test writes; null: all comes. */
  dripping: ServerResponse | null | undefined = null;
  /** Answers that are sent on, and where to. */
  sendsOn: ((url: string) => string | undefined) | undefined;
  private readonly server = createServer((request, response) => this.answer(request, response));

  url = '';

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '';
    const { range, 'if-range': ifRange } = request.headers;
    this.asked.push({ url, range, ifRange: ifRange as string | undefined });
    const elsewhere = this.sendsOn?.(url);
    if (elsewhere) return void response.writeHead(302, { location: elsewhere }).end();
    const api = /^\/api\/models\/([^/]+\/[^/]+)\/(revision\/main|tree\/)/.exec(url);
    if (api?.[2] === 'revision/main') return void response.end(JSON.stringify({ sha: commit }));
    if (api?.[1]) return void response.end(JSON.stringify(this.tree(api[1])));
    const resolved = /^\/([^/]+\/[^/]+)\/resolve\/c{40}\/(.+)$/.exec(url);
    if (resolved)
      return void response.writeHead(302, { location: `/store/${resolved[1]}/${resolved[2]}` }).end();
    this.sendFile(url.replace('/store/', ''), range, ifRange as string | undefined, response);
  }

  private tree(repository: string): object[] {
    return [...this.files].flatMap(([path, { bytes, isSmall }]) => {
      if (!path.startsWith(`${repository}/`)) return [];
      const name = path.slice(repository.length + 1);
      const sha1 = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
      const lfs = { oid: sha256(bytes), size: bytes.length, pointerSize: 134 };
      const oid = isSmall ? sha1 : '0'.repeat(40);
      return [{ type: 'file', path: name, size: bytes.length, oid, ...(!isSmall && { lfs }) }];
    });
  }

  private sendFile(
    path: string,
    range: string | undefined,
    ifRange: string | undefined,
    response: ServerResponse,
  ) {
    const file = this.files.get(path);
    if (!file) return void response.writeHead(404).end();
    const whole = this.forged ?? file.bytes;
    const etag = file.etag ?? `"${sha256(whole).slice(0, 12)}"`;
    const from = range && (!ifRange || ifRange === etag) ? Number(/\d+/.exec(range)?.[0]) : 0;
    response.writeHead(from > 0 ? 206 : 200, {
      etag,
      ...(this.tellsLength && { 'content-length': whole.length - from }),
      ...(from > 0 && { 'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}` }),
    });
    if (this.dripping !== null) {
      this.dripping = response;
      return response.flushHeaders();
    }
    const cut = this.cuts.shift();
    if (cut === undefined) return void response.end(whole.subarray(from));
    response.write(whole.subarray(from, from + cut));
    void this.arrival(from + cut).then(() => response.destroy());
  }

  /** Resolves when so many bytes are there, or the host is stopped. */
  private async arrival(bytes: number): Promise<void> {
    await vi.waitUntil(
      () => !this.server.listening || (statSync(this.grows, { throwIfNoEntry: false })?.size ?? 0) >= bytes,
      { timeout: 60_000, interval: 5 },
    );
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

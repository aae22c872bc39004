import { createHash } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import type { Readable } from 'node:stream';

const tus = { 'tus-resumable': '1.0.0' };

/** How far an upload is. */
export interface Progress {
  offset: number;
  /** Once it has become a meeting. */
  audioId: string | undefined;
  /** Of the file as the server has it, in Base64. */
  sha256: string | undefined;
}

/** One upload over the protocol, as its client does it by hand. */
export class Sending {
  /** @param address of the upload, without the server's */
  private constructor(
    private readonly base: string,
    private readonly cookie: string,
    readonly address: string,
  ) {}

  /** @param sha256 in hexadecimal */
  static async announce(base: string, cookie: string, size: number, sha256: string): Promise<Sending> {
    const fields = { filename: 'stand-up.wav', filetype: 'audio/wav', language: 'en', sha256 };
    const metadata = Object.entries(fields).map(
      ([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`,
    );
    const headers = { ...tus, cookie, 'upload-length': String(size), 'upload-metadata': metadata.join(',') };
    const answer = await fetch(`${base}/api/v1/uploads`, { method: 'POST', headers });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    return new Sending(base, cookie, new URL(answer.headers.get('location') ?? '', base).pathname);
  }

  get id(): string {
    return this.address.split('/').at(-1) ?? '';
  }

  /** Undefined when nobody answers, or not now. */
  async ask(): Promise<Progress | undefined> {
    const headers = { ...tus, cookie: this.cookie };
    const answer = await fetch(this.base + this.address, { method: 'HEAD', headers }).catch(() => undefined);
    if (answer?.status !== 200) return undefined;
    return {
      offset: Number(answer.headers.get('upload-offset')),
      audioId: answer.headers.get('audio-id') ?? undefined,
      sha256: answer.headers.get('repr-digest')?.replace(/^sha-256=:(.*):$/, '$1'),
    };
  }

  /** A request that announces so many bytes and has sent none of them. Its end, good or bad, is nobody's business. */
  begin(offset: number, bytes: number): ClientRequest {
    const headers = {
      ...tus,
      cookie: this.cookie,
      'upload-offset': offset,
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes,
    };
    const sent = request(this.base + this.address, { method: 'PATCH', headers });
    sent.on('error', () => {}).on('response', (answer) => answer.resume());
    return sent;
  }

  /** Sends the rest in one request; resolves when it has ended, one way or the other. */
  send(offset: number, bytes: number, rest: Readable): Promise<void> {
    return new Promise((resolve) => {
      const sent = this.begin(offset, bytes);
      sent.on('close', () => {
        rest.destroy();
        resolve();
      });
      rest.pipe(sent);
    });
  }
}

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

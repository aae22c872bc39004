import { Readable } from 'node:stream';
import { extract } from 'tar-stream';
import { expect } from 'vitest';
import type { TestApp, TestUser } from '@/test/test-app';

/** The members of an archive by name, as somebody gets it. */
export async function readArchive(app: TestApp, user: TestUser, path: string): Promise<Map<string, Buffer>> {
  const answer = await app.as(user).get(path);
  expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200);
  expect(answer.headers['content-type']).toBe('application/x-tar');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="tavla-.*\.tar"/);
  const members = new Map<string, Buffer>();
  const tar = extract();
  Readable.from([answer.rawPayload]).pipe(tar as unknown as NodeJS.WritableStream);
  for await (const entry of tar) {
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece as Buffer);
    members.set(entry.header.name, Buffer.concat(pieces));
  }
  return members;
}

/** The lines of one noun. */
export const linesOf = (members: Map<string, Buffer>, noun: string) =>
  [...members]
    .filter(([name]) => name.startsWith(`${noun}/`))
    .flatMap(([, bytes]) => bytes.toString().trim().split('\n'))
    .map((line) => JSON.parse(line));

import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { sendCsv } from './csv';

const server = { sessions: { again: async (session: unknown) => session } };

/** A file of many lines that is sent to somebody, as far as nobody has asked for more. */
function sendTo(id: string): { file: Readable; begun: () => boolean } {
  let file: Readable | undefined;
  function* lines() {
    for (let count = 0; count < 1_000; count++) yield `${'x'.repeat(10_000)}\r\n`;
  }
  const reply = {
    type: () => reply,
    header: () => reply,
    send: (stream: Readable) => {
      file = stream;
      return reply;
    },
  };
  const request = { server, session: { user: { id }, lacksPasskey: true, permissions: [] } };
  sendCsv(
    { request: request as unknown as FastifyRequest, reply: reply as unknown as FastifyReply },
    'lines.csv',
    lines(),
  );
  if (!file) throw new Error('nothing was sent');
  const sent = file;
  // The mark at its beginning is sent before its turn comes.
  sent.once('readable', () => sent.read());
  return { file, begun: () => sent.readableLength > 0 };
}

test('of several files of one person the next begins when the one before was taken or given up', async () => {
  const first = sendTo('me');
  await expect.poll(first.begun).toBe(true);
  const given = sendTo('me');
  const next = sendTo('me');
  const last = sendTo('me');
  const others = sendTo('somebody else');
  await expect.poll(others.begun).toBe(true);
  given.file.destroy();
  expect([given, next, last].map(({ begun }) => begun())).toEqual([false, false, false]);
  first.file.destroy();
  await expect.poll(next.begun).toBe(true);
  expect([given, last].map(({ begun }) => begun())).toEqual([false, false]);
  // Taken to its end.
  next.file.resume();
  await expect.poll(last.begun).toBe(true);
  for (const { file } of [last, others]) file.destroy();
});

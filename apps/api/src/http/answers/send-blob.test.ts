import { beforeAll, expect, it, vi } from 'vitest';
import { addFilledCompany } from '@/test/filled-company';
import { type TestUser, useTestApp } from '@/test/test-app';

const test = useTestApp();
let user: TestUser;
let urls: string[];

beforeAll(async () => {
  const { company, ids } = await addFilledCompany(test.current);
  user = company.admin;
  urls = [`/api/v1/audios/${ids.audio}/file`, `/api/v1/chat/attachments/${ids.attachment}`];
  await test.current.app.deps.blobs.put('sample', Buffer.from('0123456789'));
});

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.current.app.inject({ method, url, headers: { ...headers, cookie: user.cookie } });

it('sends the rest of what the client has the beginning of, and everything when that is another file', async () => {
  for (const url of urls) {
    const whole = await ask(url);
    expect([whole.statusCode, whole.body, whole.headers['content-length']]).toEqual([
      200,
      '0123456789',
      '10',
    ]);
    const etag = String(whole.headers.etag);
    expect(etag).toMatch(/^"/);
    const rest = { range: 'bytes=4-' };
    for (const headers of [rest, { ...rest, 'if-range': etag }, { ...rest, 'if-match': etag }]) {
      const part = await ask(url, headers);
      expect([part.statusCode, part.body, part.headers.etag]).toEqual([206, '456789', etag]);
      expect(part.headers['content-range']).toBe('bytes 4-9/10');
    }
    for (const ifRange of ['"another"', `W/${etag}`, 'Sun, 22 Nov 2026 00:00:00 GMT']) {
      const answer = await ask(url, { ...rest, 'if-range': ifRange });
      expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
    }
    expect((await ask(url, { ...rest, 'if-none-match': etag })).statusCode).toBe(304);
  }
});

it('refuses a part that is not there, and one of a file that has changed', async () => {
  for (const url of urls) {
    const beyond = await ask(url, { range: 'bytes=10-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
    const changed = await ask(url, { range: 'bytes=4-', 'if-match': '"another"' });
    expect(changed.json()).toMatchObject({ statusCode: 412, code: 'conflict' });
    for (const { headers } of [beyond, changed]) expect(headers['cache-control']).toBe('no-store');
  }
});

it('says to a HEAD what a GET of the whole would say, whatever part it names', async () => {
  for (const url of urls) {
    const { headers } = await ask(url);
    for (const asked of [{}, { range: 'bytes=4-5' }, { range: 'bytes=99-' }]) {
      const head = await ask(url, asked as Record<string, string>, 'HEAD');
      expect([head.statusCode, head.body]).toEqual([200, '']);
      for (const name of ['etag', 'content-length', 'content-type', 'cache-control', 'accept-ranges'])
        expect(head.headers[name], name).toBe(headers[name]);
    }
  }
});

it('says that a file is gone that is deleted between two looks at it', async () => {
  const { blobs } = test.current.app.deps;
  const { size } = blobs;
  for (const url of urls) {
    for (const headers of [{}, { range: 'bytes=4-' }] as Record<string, string>[]) {
      await blobs.put('sample', Buffer.from('0123456789'));
      const looked = vi.spyOn(blobs, 'size').mockImplementationOnce(async (key) => {
        const found = await size(key);
        await blobs.delete(key);
        return found;
      });
      const answer = await ask(url, headers);
      looked.mockRestore();
      expect(answer.json()).toMatchObject({ statusCode: 404, code: 'not-found' });
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      });
      expect(answer.headers['content-range']).toBeUndefined();
      expect(answer.headers.etag).toBeUndefined();
    }
  }
  await blobs.put('sample', Buffer.from('0123456789'));
});

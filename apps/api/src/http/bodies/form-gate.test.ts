import { allContracts } from '@tavla/shared/all-contracts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { FormGate, formLimits } from './form-gate';

const test = useTestApp();
let company: TestCompany;
beforeAll(async () => {
  company = await test.current.addCompany();
});
afterEach(() => vi.restoreAllMocks());

const forms = allContracts.filter(({ encoding }) => encoding === 'multipart').map(({ path }) => path);
const head = (disposition: string) => `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
/** Parts that the form does not know are refused for that, when they are few. */
const manyParts: [what: string, part: string][] = [
  ['without anything', '--x\r\n\r\n\r\n'],
  ['with a header that says nothing', '--x\r\na:b\r\n\r\n\r\n'],
  ['that are fields', `${head('name="a"')}b\r\n`],
  ['that are files', `${head('name="file"; filename="a.txt"')}b\r\n`],
];

const { pipe } = FormGate.prototype;

/** Sends a form and counts the bytes of it that the parser of forms was given. */
async function send(url: string, body: string) {
  let parsed = 0;
  vi.spyOn(FormGate.prototype, 'pipe').mockImplementation(function (this: FormGate, parser) {
    const write = parser.write.bind(parser);
    vi.spyOn(parser, 'write').mockImplementation((chunk) => {
      parsed += chunk.length;
      return write(chunk);
    });
    return pipe.call(this, parser);
  });
  const answer = await test.current.app.inject({
    method: 'POST',
    url,
    headers: { cookie: company.admin.cookie, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.from(body),
  });
  return { answer, parsed };
}

describe.each(forms)('a form at %s', (path) => {
  it.each(manyParts)('of very many parts %s is refused, and they are not parsed', async (_, part) => {
    const { answer, parsed } = await send(path, `${part.repeat(20_000)}--x--\r\n`);
    expect([400, 413, 415], answer.body).toContain(answer.statusCode);
    expect(answer.json().message).toMatch(/^[A-Z].*\.$/);
    expect(parsed / part.length).toBeGreaterThan(0);
    expect(parsed / part.length).toBeLessThan(3 * formLimits.parts);
  });
});

it('a form of too many parts is told how many it may have', async () => {
  const { answer } = await send('/api/v1/chat/new-message', `${'--x\r\n\r\n\r\n'.repeat(41)}--x--\r\n`);
  expect([answer.statusCode, answer.json().message]).toEqual([413, 'A form may have at most 40 parts.']);
});

it('a text that is full of line breaks and dashes arrives as it was', async () => {
  const message = '\r\n--y'.repeat(3_000);
  const { answer } = await send(
    '/api/v1/chat/new-message',
    `${head('name="message"')}${message}\r\n--x--\r\n`,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  const { data } = (await test.current.as(company.admin).get('/api/v1/chat/messages')).json();
  expect(data.find(({ author }: { author: string }) => author === 'user').content).toBe(
    message.replaceAll('\r\n', '\n'),
  );
});

import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { allContracts } from '@tavla/shared/all-contracts';
import type { Endpoint } from '@tavla/shared/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { watchArrivals } from '@/test/arrivals';
import { type TestCompany, useTestApp } from '@/test/test-app';

const test = useTestApp();
let company: TestCompany;
beforeAll(async () => {
  company = await test.current.addCompany();
});

const forms = allContracts.filter(({ encoding }) => encoding === 'multipart');
const boundary = 'between';
const type = `multipart/form-data; boundary=${boundary}`;
const end = `--${boundary}--\r\n`;

type Part = { name?: string; fileName?: string; content: string | Buffer };
function part({ name, fileName, content }: Part): Buffer {
  const labels = [
    name === undefined ? [] : `name="${name}"`,
    fileName === undefined ? [] : `filename="${fileName}"`,
  ];
  const disposition = ['form-data', ...labels.flat()].join('; ');
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
}
const whole = (...parts: Part[]) => Buffer.concat([...parts.map(part), Buffer.from(end)]);
const cut = (parts: Part[], bytes: number) => {
  const body = Buffer.concat(parts.map(part));
  return body.subarray(0, body.length - bytes);
};

/** A file that the contract takes: the broken rest is what is to be refused. */
function fileOf({ files, name }: Endpoint): Part {
  const isSound = name.startsWith('audios');
  const wave = Buffer.concat([Buffer.from('RIFF\x24\x10\0\0WAVEfmt \x10\0\0\0'), Buffer.alloc(4000)]);
  const content = isSound ? wave : 'firstName,lastName,email\n'.repeat(100);
  const [fileName] = isSound ? ['a.wav'] : name.startsWith('chat') ? ['a.txt'] : ['a.csv'];
  return { name: files?.name ?? 'file', fileName, content };
}
const fieldOf = ({ body }: Endpoint) => Object.keys((body as { shape?: object } | undefined)?.shape ?? {})[0];

async function send(contract: Endpoint, body: Buffer, contentType = type) {
  return test.current.app.inject({
    method: contract.method,
    url: contract.path,
    headers: { cookie: company.admin.cookie, 'content-type': contentType },
    payload: body,
  });
}

const nothing = Buffer.alloc(0);
const cases: [string, (contract: Endpoint) => { body: Buffer; type?: string }, number[]][] = [
  ['is cut in the middle of a file', (one) => ({ body: cut([fileOf(one)], 500) }), [400]],
  ['is cut after a file', (one) => ({ body: cut([fileOf(one)], 0) }), [400]],
  ['is cut in the header of a part', (one) => ({ body: part(fileOf(one)).subarray(0, 60) }), [400]],
  ['is cut after the header of a part', (one) => ({ body: part({ ...fileOf(one), content: '' }) }), [400]],
  ['is cut in its boundary', () => ({ body: Buffer.from(`--${boundary.slice(0, 3)}`) }), [400]],
  ['has another boundary than it says', (one) => ({ body: whole(fileOf(one)), type: `${type}x` }), [400]],
  ['names no boundary', (one) => ({ body: whole(fileOf(one)), type: 'multipart/form-data' }), [400]],
  [
    'names an empty boundary',
    (one) => ({ body: whole(fileOf(one)), type: 'multipart/form-data; boundary=' }),
    [400],
  ],
  [
    'names a boundary without end',
    (one) => ({ body: whole(fileOf(one)), type: `multipart/form-data; boundary=${'x'.repeat(300)}` }),
    [400],
  ],
  ['has no parts', () => ({ body: Buffer.from(end) }), [400]],
  ['is empty', () => ({ body: nothing }), [400]],
  ['is no form', () => ({ body: Buffer.from('{}'), type: 'application/json' }), [415]],
  [
    'is a form of another kind',
    () => ({ body: Buffer.from('a=1'), type: 'application/x-www-form-urlencoded' }),
    [415],
  ],
  ['is of a kind that does not exist', () => ({ body: Buffer.from('a=1'), type: 'nonsense' }), [415]],
  [
    'has a field that is not known',
    (one) => ({ body: whole({ name: 'colour', content: 'red' }, fileOf(one)) }),
    [400],
  ],
  ['has a file that is not known', (one) => ({ body: whole({ ...fileOf(one), name: 'other' }) }), [400]],
  ['has a part without a name', () => ({ body: whole({ content: 'x' }) }), [400]],
  [
    'has a part named as what every object has',
    () => ({ body: whole({ name: 'constructor', content: 'x' }) }),
    [400],
  ],
  [
    'has a file name without end',
    (one) => ({ body: whole({ ...fileOf(one), fileName: 'x'.repeat(100_000) }) }),
    [400],
  ],
  [
    'has a file name that is no UTF-8',
    (one) => {
      const { name, content } = fileOf(one);
      const head = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="`);
      return {
        body: Buffer.concat([
          head,
          Buffer.from([0xff, 0xfe]),
          Buffer.from(`.wav"\r\n\r\n${content}\r\n${end}`),
        ]),
      };
    },
    [400],
  ],
  [
    'has more fields than anybody needs',
    () => ({ body: whole(...Array(30).fill({ name: 'message', content: 'x' })) }),
    [400, 413],
  ],
];
const ofFields: typeof cases = [
  [
    'has a field twice',
    (one) => ({
      body: whole(
        { name: fieldOf(one) ?? '', content: '' },
        { name: fieldOf(one) ?? '', content: '' },
        fileOf(one),
      ),
    }),
    [400],
  ],
  [
    'has a field over its size',
    (one) => ({ body: whole({ name: fieldOf(one) ?? '', content: 'x'.repeat(2 ** 20 + 1) }, fileOf(one)) }),
    [400],
  ],
  [
    'has a field that is no UTF-8',
    (one) => ({ body: whole({ name: fieldOf(one) ?? '', content: Buffer.from([0x61, 0xff]) }, fileOf(one)) }),
    [400],
  ],
];

async function leftovers(): Promise<string[]> {
  const { dataDir } = test.current.app.deps.env;
  const all = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile() && !/secret|^folder-name$/.test(entry.name))
    .map(({ name }) => name);
}

describe.each(forms.map((contract) => [contract.name, contract] as const))('a form of %s', (_, contract) => {
  it.each(fieldOf(contract) ? [...cases, ...ofFields] : cases)(
    'that %s is refused in words',
    async (_what, make, statuses) => {
      const { body, type: contentType } = make(contract);
      const answer = await send(contract, body, contentType);
      expect(statuses, answer.body).toContain(answer.statusCode);
      const { message } = answer.json();
      expect(message).toMatch(/^[A-Z\w].*\.$/);
      expect(message).not.toMatch(/multipart data|terminated early|Internal|reach|FST_|Unexpected/);
      expect(await leftovers()).toEqual([]);
    },
  );
});

describe('a recording', () => {
  const audios = forms.find(({ name }) => name === 'audios.create');
  if (!audios) throw new Error('there is no such contract');
  it.each([
    ['a field after it', { name: 'language', content: 'en' }],
    ['a second one', fileOf(audios)],
  ])('with %s is refused, and nothing of it stays', async (_, after) => {
    const answer = await send(audios, whole(fileOf(audios), after));
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, after.name]);
    expect(await leftovers()).toEqual([]);
    expect((await test.current.as(company.admin).get('/api/v1/audios')).json().data).toEqual([]);
  });
});

it('takes the character that stands for unreadable ones where somebody quotes it', async () => {
  const chat = forms.find(({ name }) => name === 'chat.new-message');
  const answer = chat && (await send(chat, whole({ name: 'message', content: 'It says caf\ufffd' })));
  expect(answer?.statusCode).toBe(200);
});

it.each(forms.map((contract) => [contract.name, contract] as const))(
  'leaves nothing of a form of %s whose sender hangs up',
  async (_, contract) => {
    const { server } = test.current.app;
    if (!server.listening) await test.current.listen();
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const received = once(server, 'request');
    const arrived = watchArrivals(server);
    const head = [`POST ${contract.path} HTTP/1.1`, 'Host: a', `Cookie: ${company.admin.cookie}`];
    socket.write([...head, `Content-Type: ${type}`, 'Content-Length: 900000', '', ''].join('\r\n'));
    const body = cut([fileOf(contract)], 10);
    socket.write(body);
    const [request] = await received;
    const closed = new Promise((resolve) => request.once('close', resolve));
    await arrived(body.length);
    socket.destroy();
    await closed;
    await expect.poll(leftovers).toEqual([]);
    expect((await test.current.as(company.admin).get('/auth/me')).statusCode).toBe(200);
  },
);

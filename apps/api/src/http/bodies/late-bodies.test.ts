import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { allPermissions } from '@tavla/shared/permissions';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { announceUpload, fixture } from '@/test/audio-client';
import { startTestApp, type TestApp, type TestCompany, type TestUser } from '@/test/test-app';

let test: TestApp;
let company: TestCompany;
let base: string;

beforeAll(async () => {
  test = await startTestApp();
  base = await test.listen();
  company = await test.addCompany();
});
afterAll(() => test.close());

interface Sent {
  method: string;
  url: string;
  body: Buffer;
  headers: Record<string, string>;
}

const recording = readFileSync(fixture('es-02-tienda-en-linea.mp3'));

function json(method: string, url: string, value: object): Sent {
  return {
    method,
    url,
    body: Buffer.from(JSON.stringify(value)),
    headers: { 'content-type': 'application/json' },
  };
}

function form(url: string, name: string, content: string | Buffer, fileName?: string): Sent {
  const file = fileName ? `; filename="${fileName}"\r\ncontent-type: application/octet-stream` : '';
  const head = `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--x--\r\n')]);
  return { method: 'POST', url, body, headers: { 'content-type': 'multipart/form-data; boundary=x' } };
}

/** Every way in which a body comes in, each with something that would be kept. */
const ways: [string, (who: TestUser) => Promise<Sent> | Sent][] = [
  ['JSON', () => json('POST', '/api/v1/tasks', { title: 'Late' })],
  [
    'JSON that makes an administrator',
    () =>
      json('POST', '/api/v1/users', {
        firstName: 'Back',
        lastName: 'Door',
        email: `${newId()}@example.test`,
        roleId: company.roles.admin,
      }),
  ],
  [
    'JSON that the call does not need',
    async () => {
      const { id } = (await test.as(company.admin).post('/api/v1/tasks', { title: 'Kept' })).json();
      return json('DELETE', `/api/v1/tasks/${id}`, {});
    },
  ],
  ['a form', () => form('/api/v1/chat/new-message', 'message', 'Late')],
  [
    'a CSV file',
    () =>
      form(
        '/api/v1/users/csv',
        'file',
        `firstName,lastName,email\nLate,Comer,${newId()}@example.test`,
        'a.csv',
      ),
  ],
  ['a recording', () => form('/api/v1/audios', 'file', recording, 'a.mp3')],
  [
    'a resumable upload',
    async (who) => {
      const announced = await announceUpload(base, who, recording.length, { filename: 'a.mp3' });
      const headers = {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      };
      return { method: 'PATCH', url: announced.headers.get('location') ?? '', body: recording, headers };
    },
  ],
];

/** What happens meanwhile to the person, with the answer that is due. */
const meanwhiles: [string, number, (who: TestUser, roleId: string) => Promise<unknown>][] = [
  ['is blocked', 401, ({ id }) => test.as(company.admin).patch(`/api/v1/users/${id}`, { blocked: true })],
  [
    'is signed out',
    401,
    async ({ id }) =>
      expect((await test.as(company.admin).delete(`/api/v1/users/${id}/sessions`)).statusCode).toBe(204),
  ],
  [
    'loses a permission',
    403,
    (_, roleId) =>
      test.as(company.admin).patch(`/api/v1/roles/${roleId}`, {
        permissions: allPermissions.filter(({ resource }) => resource !== 'user-roles'),
      }),
  ],
];

/** Sends all but the last bytes, waits for `meanwhile`, and sends the rest. */
async function sendAround(sent: Sent, who: TestUser, meanwhile: () => Promise<unknown>): Promise<number> {
  const { method, url, body, headers } = sent;
  const call = request(new URL(url, base), {
    method,
    headers: { ...headers, cookie: who.cookie, 'content-length': body.length },
  });
  const answer = once(call, 'response');
  const asked = vi.spyOn(test.app.sessions, 'find');
  const arrived = once(test.app.server, 'request');
  call.write(body.subarray(0, -8));
  await arrived;
  // Whose it is was read before anything happens to them.
  await expect.poll(() => asked.mock.settledResults[0]?.type).toBe('fulfilled');
  asked.mockRestore();
  const token = who.cookie.split('=')[1] ?? '';
  const seen = async () =>
    JSON.stringify(await test.app.sessions.find({ kind: 'session', value: token }, ''));
  const before = await seen();
  await meanwhile();
  // The server has heard of it: until then it believes what it knows, for three seconds at most.
  await expect.poll(seen).not.toBe(before);
  call.end(body.subarray(-8));
  const [response] = await answer;
  response.resume();
  return response.statusCode;
}

const kept = () => {
  const { prisma } = test.db;
  const where = { organizationId: company.id };
  return Promise.all([
    prisma.task.count({ where: { ...where, deletedAt: null } }),
    prisma.user.count({ where }),
    prisma.chatMessage.count({ where }),
    prisma.audio.count({ where }),
  ]);
};

describe.each(meanwhiles)('a body whose sender %s before its end', (_, status, meanwhile) => {
  it.each(ways)('does nothing: %s', async (_name, way) => {
    const roleId = await test.addRole(company.id, newId(), allPermissions);
    const who = await test.addUser(company.id, roleId);
    const sent = await way(who);
    const before = await kept();
    expect(await sendAround(sent, who, () => meanwhile(who, roleId))).toBe(status);
    expect(await kept()).toEqual(before);
  });
});

it.each(ways)('a body is taken whose sender gets a new access token before its end: %s', async (_, way) => {
  const roleId = await test.addRole(company.id, newId(), allPermissions);
  const who = await test.addUser(company.id, roleId);
  const renew = async () => {
    await test.db.pool.query(`update session set "accessHash" = $2 where id = $1`, [who.sessionId, newId()]);
    test.app.sessions.forget(company.id);
  };
  expect(await sendAround(await way(who), who, renew)).toBeLessThan(300);
});

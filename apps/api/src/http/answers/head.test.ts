import { request } from 'node:http';
import { allContracts } from '@tavla/shared/all-contracts';
import type { Endpoint } from '@tavla/shared/endpoint';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it, vi } from 'vitest';
import { addFilledCompany } from '@/test/filled-company';
import { callContract } from '@/test/matrix/call-contract';
import { type TestCompany, useTestApp } from '@/test/test-app';

const test = useTestApp();
let company: TestCompany;
let ids: Record<string, string>;
let address: string;
beforeAll(async () => {
  ({ company, ids } = await addFilledCompany(test.current));
  address = await test.current.listen();
});

const named = (field: string) => ids[field.replace(/Ids?$/, '')] ?? ids.task ?? '';
const call = (contract: Endpoint) => callContract(test.current.app, contract, company.admin.cookie, named);
const reading = allContracts.filter(({ method }) => method === 'GET');
// No contract has this method: the server adds it to each that reads.
const headOf = (contract: Endpoint) => ({ ...contract, method: 'HEAD' }) as unknown as Endpoint;

it.each(reading.map((contract) => [contract.name, contract] as const))(
  'answers HEAD of %s without a body',
  async (_, contract) => {
    const head = await call(headOf(contract));
    expect(head.body).toBe('');
    // A stream of events never ends by itself.
    const get = contract.answers === 'stream' ? undefined : await call(contract);
    expect(head.statusCode).toBe(get?.statusCode ?? 200);
    expect(String(head.headers['content-type'] ?? '').split(';')[0]).toBe(
      get ? String(get.headers['content-type'] ?? '').split(';')[0] : 'text/event-stream',
    );
  },
);

it.each(['/api/v1/events', '/api/v1/users/csv', '/api/v1/tasks', '/auth/me', '/api/v1/nothing'])(
  'ends HEAD of %s at once, and the connection serves the next request',
  async (path) => {
    for (const method of ['HEAD', 'HEAD', 'GET']) {
      const url = method === 'GET' ? `${address}/auth/me` : address + path;
      const status = await new Promise((resolve, reject) => {
        request(url, { method, headers: { cookie: company.admin.cookie } }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode));
        })
          .once('error', reject)
          .end();
      });
      expect(status).toBe(path.endsWith('nothing') && method === 'HEAD' ? 404 : 200);
    }
  },
);

it('does not read a file for its head', async () => {
  const app: FastifyInstance = test.current.app;
  const { blobs } = app.deps;
  const text = 'x'.repeat(100_000);
  const attachment = await test.current.db.prisma.chatAttachment.findFirstOrThrow({
    where: { organizationId: company.id },
  });
  await blobs.put(attachment.blobKey, Buffer.from(text));
  const url = `/api/v1/chat/attachments/${attachment.id}`;
  const opened = vi.spyOn(blobs, 'open');
  const head = await app.inject({ method: 'HEAD', url, headers: { cookie: company.admin.cookie } });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '100000']);
  for (const { value } of opened.mock.settledResults) {
    expect(value).toMatchObject({ readableDidRead: false, destroyed: true });
  }
  opened.mockRestore();
});

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { announceUpload, sendPart } from '@/test/audio-client';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { openUploads } from './uploads.repo';

const app = useTestApp();
let base: string;
let company: TestCompany;

beforeAll(async () => {
  base = await app.current.listen();
});
beforeEach(async () => {
  company = await app.current.addCompany();
});

const announce = (user: TestUser) =>
  announceUpload(base, user, 1_000, { filename: 'stand-up.wav', filetype: 'audio/wav' });
const count = (organizationId: string) => app.current.db.prisma.upload.count({ where: { organizationId } });

/** Uploads as if they had been announced so long ago. */
async function leave(total: number, user: string | null, age = '1 day', audioId: string | null = null) {
  await app.current.db.pool.query(
    `insert into upload ("organizationId", id, "userId", metadata, "sizeBytes", "createdAt", "audioId")
     select $1, gen_random_uuid(), coalesce($2, gen_random_uuid()), '{}', 1000, now() - $3::interval, $4
     from generate_series(1, $5::int)`,
    [company.id, user, age, audioId, total],
  );
}

test('a person has so many unfinished uploads, also when they are announced at once', async () => {
  const { member, admin } = company;
  await leave(openUploads.person - 3, member.id);
  // What became a meeting, or has been given up, is not unfinished.
  await leave(10, member.id, '1 day', member.id);
  await leave(10, member.id, '8 days');
  const before = await count(company.id);
  const answers = await Promise.all(Array.from({ length: 8 }, () => announce(member)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
  expect(await count(company.id)).toBe(before + 3);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe('60');
  expect(await refused?.json()).toEqual({
    statusCode: 429,
    code: 'too-many-requests',
    message:
      'You have 50 recordings that were not sent to their end, which is the most there may be. Finish or give up one of them; each is given up by itself after 7 days.',
    reason: 'person-has-too-many-uploads',
    params: { count: 50, days: 7 },
  });
  expect((await announce(admin)).status).toBe(201);

  const taken = answers.find(({ status }) => status === 201)?.headers.get('location');
  await fetch(base + taken, {
    method: 'DELETE',
    headers: { cookie: member.cookie, 'tus-resumable': '1.0.0' },
  });
  expect((await announce(member)).status).toBe(201);
});

test('a file that arrived and is no recording takes nobody’s turn', async () => {
  const { member } = company;
  await leave(openUploads.person - 1, member.id);
  const page = '<!doctype html><p>Hello</p>';
  const file = path.join(app.current.app.deps.env.dataDir, 'page');
  await writeFile(file, page);
  for (const time of ['first', 'again']) {
    const announced = await announceUpload(base, member, page.length, {
      filename: 'a.wav',
      filetype: 'audio/wav',
    });
    expect(announced.status, time).toBe(201);
    const url = base + announced.headers.get('location');
    const refused = await sendPart(url, member, file, 0, undefined);
    expect([refused.status, await refused.json()], time).toMatchObject([415, { code: 'wrong-file-type' }]);
  }
});

test('a company has so many, and no other company is held up', async () => {
  await leave(openUploads.company - 1, null);
  expect((await announce(company.member)).status).toBe(201);
  const refused = await announce(company.admin);
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { message: expect.stringContaining('Your company has 500 recordings') },
  ]);
  const other = await app.current.addCompany();
  expect((await announce(other.member)).status).toBe(201);
});

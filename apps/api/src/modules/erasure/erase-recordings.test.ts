import { expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { useTestApp } from '@/test/test-app';
import { erase } from './erasure.test-kit';

const app = useTestApp();

test('their recordings are gone at once, for nobody to bring back, and those that were just deleted too', async () => {
  const company = await app.current.addCompany();
  const admin = () => app.current.as(company.admin);
  const about = { firstName: 'Greta', lastName: 'Goneaway' };
  const gone = await app.current.addUser(company.id, company.roles.user, about);
  const { prisma } = app.current.db;
  const { blobs } = app.current.app.deps;
  const ids: string[] = [];
  for (const text of ['One', 'Two']) {
    const id = await addMeeting(prisma, company.id, { createdById: gone.id });
    await prisma.audio.updateMany({ where: { id }, data: { blobKey: `audios/${company.id}/${id}` } });
    await blobs.put(`audios/${company.id}/${id}`, Buffer.from(text));
    ids.push(id);
  }
  expect((await admin().delete(`/api/v1/audios/${ids[0]}`)).statusCode).toBeLessThan(300);
  await admin().patch(`/api/v1/users/${gone.id}`, { blocked: true });
  await erase(app.current, company.id, company.admin, gone.id, {
    name: 'Greta Goneaway',
    recordings: 'delete',
  });
  expect(await prisma.audio.count({ where: { organizationId: company.id } })).toBe(0);
  for (const id of ids) {
    expect((await admin().post(`/api/v1/audios/${id}/restore`)).statusCode).toBe(404);
    const key = `audios/${company.id}/${id}`;
    const { rows } = await app.current.db.pool.query(
      `select 1 from graphile_worker._private_jobs where (payload->'keys')::jsonb @> to_jsonb($1::text)`,
      [key],
    );
    expect(rows, key).toHaveLength(1);
  }
});

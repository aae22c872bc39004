import { expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { daysAgo, retain } from '@/test/rows/retain';
import { useTestApp } from '@/test/test-app';

const tavla = useTestApp();

test('whoever reads a meeting reads when it goes; without a retention never', async () => {
  const company = await tavla.current.addCompany();
  const { prisma } = tavla.current.db;
  const as = tavla.current.as(company.member);
  const id = await addMeeting(prisma, company.id, { createdAt: daysAgo(10) });
  const read = async () => [
    (await as.get('/api/v1/audios')).json().data[0].deletesAt,
    (await as.get(`/api/v1/audios/${id}`)).json().deletesAt,
  ];
  expect(await read()).toEqual([null, null]);
  await retain(tavla.current.db, company.id, 30);
  const [inList, alone] = await read();
  expect(inList).toBe(alone);
  expect((Date.parse(alone) - Date.now()) / 86_400_000).toBeCloseTo(20, 1);
});

import { expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { useTestApp } from '@/test/test-app';
import { lettersOf, mayBeNames, similarNames } from './similar-names';

test('a name that is spelt otherwise is like the word, the most similar first', () => {
  const names = ['markus', 'johnson', 'marcusson', 'katarina'];
  const words = ['marcus', 'jonson', 'catarina', 'markus', 'harbour'];
  expect([...similarNames(words, names)]).toEqual([
    ['marcus', ['marcusson', 'markus']],
    ['jonson', ['johnson']],
    ['catarina', ['katarina']],
    ['markus', []],
    ['harbour', []],
  ]);
  expect(mayBeNames(['bo', 'ada', 'lena'])).toEqual(['lena']);
  expect(lettersOf(['lena', 'marcus'])).toEqual({ least: 4, most: 18 });
});

const app = useTestApp();

test('a colleague is found whose name was typed otherwise, where nothing else is', async () => {
  const company = await app.current.addCompany();
  await app.current.db.prisma.user.updateMany({
    where: { id: company.admin.id },
    data: { firstName: 'Jóhnson', lastName: 'Quist' },
  });
  const talk = async (name: string, text: string, day: string) => {
    const recordedAt = new Date(`${day}T12:00:00Z`);
    const audioId = await addMeeting(app.current.db.prisma, company.id, { name, recordedAt });
    const line = { startMs: 0, endMs: 900, chunkIndex: 0, text, speaker: null };
    await app.current.db.prisma.transcriptSegment.create({
      data: { organizationId: company.id, id: crypto.randomUUID(), audioId, ...line },
    });
    await app.current.db.pool.query('select index_transcript($1, $2, null)', [company.id, audioId]);
  };
  await talk('First', 'Johnson writes the report.', '2026-01-01');
  await talk('Second', 'The report is for Johnson.', '2026-01-02');
  const search = async (query: Record<string, string>) =>
    (
      await app.current.as(company.member).get(`/api/v1/transcripts/search?${new URLSearchParams(query)}`)
    ).json();

  const { data, nextCursor } = await search({ q: 'jonson report', limit: '1' });
  expect(data).toMatchObject([{ name: 'Second' }]);
  const [hit] = data[0].hits;
  expect(hit.ranges.map(([from, to]: [number, number]) => hit.text.slice(from, to))).toEqual([
    'report',
    'Johnson',
  ]);
  expect((await search({ q: 'jonson report', limit: '1', cursor: nextCursor })).data).toMatchObject([
    { name: 'First' },
  ]);
  expect((await search({ q: 'jonson zeppelin' })).data).toEqual([]);

  await talk('Third', 'A Jonson, too.', '2026-01-03');
  expect((await search({ q: 'jonson' })).data).toMatchObject([{ name: 'Third' }]);
});

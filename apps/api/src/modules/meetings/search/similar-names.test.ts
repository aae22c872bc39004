import type { FoundMeeting } from '@tavla/shared/contracts/transcripts';
import { expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestUser, useTestApp } from '@/test/test-app';
import { lettersOf, mayBeNames, partsOf, similarNames } from './similar-names';

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
  expect(partsOf(['lena', 'lenz'])).toEqual([' le', 'len', 'ena', 'enz']);
});

const app = useTestApp();

async function addTalk(companyId: string, name: string, text: string, about: Record<string, unknown> = {}) {
  const audioId = await addMeeting(app.current.db.prisma, companyId, { name, ...about });
  const line = { startMs: 0, endMs: 900, chunkIndex: 0, text, speaker: null };
  const id = crypto.randomUUID();
  await app.current.db.prisma.transcriptSegment.create({
    data: { organizationId: companyId, id, audioId, ...line },
  });
  await app.current.db.pool.query('select index_transcript($1, $2, null)', [companyId, audioId]);
  return { audioId, id };
}

const search = async (person: TestUser, query: Record<string, string>) =>
  (await app.current.as(person).get(`/api/v1/transcripts/search?${new URLSearchParams(query)}`)).json();

const found = async (person: TestUser, q: string): Promise<string[]> =>
  (await search(person, { q })).data.flatMap(({ hits }: FoundMeeting) =>
    hits.flatMap(({ text, ranges }) => ranges.map(([from, to]) => text.slice(from, to))),
  );

test('a colleague is found whose name was typed otherwise, where nothing else is', async () => {
  const company = await app.current.addCompany();
  await app.current.db.prisma.user.updateMany({
    where: { id: company.admin.id },
    data: { firstName: 'Jóhnson', lastName: 'Quist' },
  });
  const talk = (name: string, text: string, day: string) =>
    addTalk(company.id, name, text, { recordedAt: new Date(`${day}T12:00:00Z`) });
  await talk('First', 'Johnson writes the report.', '2026-01-01');
  await talk('Second', 'The report is for Johnson.', '2026-01-02');
  const { data, nextCursor } = await search(company.member, { q: 'jonson report', limit: '1' });
  expect(data).toMatchObject([{ name: 'Second' }]);
  const [hit] = data[0].hits;
  expect(hit.ranges.map(([from, to]: [number, number]) => hit.text.slice(from, to))).toEqual([
    'report',
    'Johnson',
  ]);
  expect(
    (await search(company.member, { q: 'jonson report', limit: '1', cursor: nextCursor })).data,
  ).toMatchObject([{ name: 'First' }]);
  expect((await search(company.member, { q: 'jonson zeppelin' })).data).toEqual([]);

  await talk('Third', 'A Jonson, too.', '2026-01-03');
  expect((await search(company.member, { q: 'jonson' })).data).toMatchObject([{ name: 'Third' }]);
});

test('so is whom or what a meeting names, and what is corrected is a name as it reads now', async () => {
  const { id: companyId, member } = await app.current.addCompany();
  const text = 'Call Tomasz Kowalski in Göteborg. Kowalski tests Grafana, and the harbour is loud.';
  const { audioId, id } = await addTalk(companyId, 'Customers', text);
  expect(await found(member, 'tomash')).toEqual(['Tomasz']);
  expect(await found(member, 'Kowalsky')).toEqual(['Kowalski', 'Kowalski']);
  expect(await found(member, 'goteburg graphana')).toEqual(['Göteborg', 'Grafana']);
  // A word that is no name is found by its forms, and not by what is like it.
  expect(await found(member, 'harbor')).toEqual([]);
  const corrected = { text: 'Call Agnieszka, and the harbour is loud.', version: 1 };
  await app.current.as(member).patch(`/api/v1/audios/${audioId}/segments/${id}`, corrected);
  expect(await found(member, 'tomash')).toEqual([]);
  expect(await found(member, 'agnieska')).toEqual(['Agnieszka']);
});

test('a name that is said where somebody may not listen is not there for them', async () => {
  const { id: companyId, admin, member } = await app.current.addCompany();
  const closed = { createdById: admin.id, visibility: 'people' };
  // More names than stand in for one word, all of them nearer to it than the one that everybody may hear.
  await addTalk(
    companyId,
    'Closed',
    'Ask Zelinska, Zelinskaa, Zelinskan, Zelinskar, Zelinskas or Zelinskat.',
    closed,
  );
  expect(await found(member, 'zelinskad')).toEqual([]);
  expect((await found(admin, 'zelinskad')).length).toBeGreaterThan(0);
  await addTalk(companyId, 'Open', 'Ask Zelinger.');
  expect(await found(member, 'zelinskad')).toEqual(['Zelinger']);
  const stranger = await app.current.addCompany();
  expect(await found(stranger.member, 'zelinskad')).toEqual([]);
});

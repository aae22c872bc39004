import type { FoundMeeting } from '@tavla/shared/contracts/transcripts';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { countQueries } from '@/test/count-queries';
import { findLines } from './search.repo';
import { useTalks } from './search.test-kit';
import { lexemesOf } from './search-terms';

const talks = useTalks();
const { addTalk, search } = talks;
const names = async (query: Record<string, string>) => (await search(query)).data.map(({ name }) => name);
const marked = ({ hits }: FoundMeeting) =>
  hits.map(({ text, ranges }) => ranges.map(([from, to]) => text.slice(from, to)));

test('words are found in other forms, by their beginning, and without accents, and are marked', async () => {
  const audioId = await addTalk('Forms', {
    lines: ['Good morning.', 'Lucía was painting the fences.', 'She painted one fence already.'],
  });
  const { data } = await search({ q: 'paint fence' });
  expect(data).toMatchObject([{ audioId, name: 'Forms', hits: [{ startMs: 1_000 }, { startMs: 2_000 }] }]);
  expect(data.flatMap(marked)).toEqual([
    ['painting', 'fences'],
    ['painted', 'fence'],
  ]);
  expect((await search({ q: 'lucia' })).data.flatMap(marked)).toEqual([['Lucía']]);
  expect((await search({ q: 'pai' })).data.flatMap(marked)).toEqual([['painting'], ['painted']]);
  expect(await names({ q: 'the painting' })).toEqual(['Forms']);
  expect(await names({ q: 'repainted' })).toEqual([]);
});

test('each meeting is read in its own language', async () => {
  await addTalk('Svenska', { language: 'sv', lines: ['Vi målade staketen igår.'] });
  await addTalk('Español', { language: 'es', lines: ['Pintamos las vallas ayer.'] });
  expect((await search({ q: 'staket' })).data.flatMap(marked)).toEqual([['staketen']]);
  expect((await search({ q: 'pintar valla' })).data.flatMap(marked)).toEqual([['Pintamos', 'vallas']]);
});

test('all words have to be said near each other; lines with most of them come first', async () => {
  const filler = Array<string>(700).fill('Nothing of note.');
  await addTalk('Far', { lines: ['The zeppelin left.', ...filler, 'A harbour.'] });
  await addTalk('Near', {
    lines: [...Array<string>(8).fill('A zeppelin.'), 'It left the harbour.', 'A zeppelin in the harbour.'],
  });
  const { data } = await search({ q: 'zeppelin harbour' });
  expect(data.map(({ name }) => name)).toEqual(['Near']);
  expect(data[0]?.hits).toHaveLength(5);
  expect(data[0]?.hits.at(-1)?.text).toBe('A zeppelin in the harbour.');
});

test('the newest come first, a page at a time', async () => {
  for (const day of ['2026-01-03', '2026-01-01', '2026-01-02']) {
    await addTalk(day, { day, lines: ['The quarterly octopus.'] });
  }
  const first = await search({ q: 'octopus', limit: '2' });
  expect(first.data.map(({ name }) => name)).toEqual(['2026-01-03', '2026-01-02']);
  const second = await search({ q: 'octopus', limit: '2', cursor: first.nextCursor ?? '' });
  expect(second).toMatchObject({ data: [{ name: '2026-01-01' }], nextCursor: null });
  expect(await names({ q: 'octopus', from: '2026-01-02', to: '2026-01-02' })).toEqual(['2026-01-02']);
});

test('it is narrowed to who speaks, who uploaded it, and how far it is', async () => {
  const { id } = talks.company.admin;
  await addTalk('Mine', {
    createdById: id,
    lines: [
      ['Priya Shah', 'A walrus.'],
      ['Bo', 'No walrus, a seal.'],
    ],
  });
  await addTalk('Failed', { status: 'failed', lines: [['Bo', 'A walrus.']] });
  const hits = async (query: Record<string, string>) =>
    (await search({ q: 'walrus', ...query })).data.map(({ name, hits: found }) => [name, found.length]);
  expect((await hits({})).sort()).toEqual([
    ['Failed', 1],
    ['Mine', 2],
  ]);
  for (const speaker of ['priya', 'Priya Shah']) expect(await hits({ speaker })).toEqual([['Mine', 1]]);
  expect(await hits({ speaker: 'Shah' })).toEqual([]);
  expect(await hits({ createdById: id })).toEqual([['Mine', 2]]);
  expect(await hits({ status: 'failed' })).toEqual([['Failed', 1]]);
  expect(await hits({ speaker: "'; \\ drop" })).toEqual([]);
});

test('it is narrowed to meetings that somebody was in, not to those in which their name was said', async () => {
  const { id: userId } = talks.company.admin;
  const at = async (name: string, source: string) => {
    const audioId = await addTalk(name, { lines: ['A puffin.'] });
    const row = { organizationId: talks.company.id, audioId, userId, source };
    await talks.app.current.db.prisma.meetingAttendee.create({ data: row });
  };
  await at('There', 'added');
  await at('Speaking', 'spoke');
  await at('Named', 'named');
  await addTalk('Elsewhere', { lines: ['A puffin.'] });
  expect((await names({ q: 'puffin', attendeeId: userId })).sort()).toEqual(['Speaking', 'There']);
  expect(await names({ q: 'puffin', attendeeId: newId() })).toEqual([]);
  expect(await names({ q: 'puffin', attendeeId: userId, status: 'failed' })).toEqual([]);
});

test('a day of another zone is a stretch between two moments', async () => {
  for (const day of ['2026-05-01', '2026-05-02']) await addTalk(day, { day, lines: ['A curlew.'] });
  const noon = '2026-05-01T12:00:00.000Z';
  const next = '2026-05-02T12:00:00.000Z';
  expect(await names({ q: 'curlew', since: noon, before: next })).toEqual(['2026-05-01']);
  expect(await names({ q: 'curlew', since: next })).toEqual(['2026-05-02']);
  expect(await names({ q: 'curlew', before: noon })).toEqual([]);
});

test('another company finds nothing of it', async () => {
  await addTalk('Ours', { lines: ['The secret pelican.'] });
  const stranger = await talks.app.current.addCompany();
  expect((await search({ q: 'pelican' }, stranger.member)).data).toEqual([]);
  expect(await names({ q: 'pelican' })).toEqual(['Ours']);
});

test('what is corrected is found as it reads now', async () => {
  const audioId = await addTalk('Corrected', { lines: ['Some cormorant.', 'Some gannet.'] });
  const [hit] = (await search({ q: 'cormorant' })).data[0]?.hits ?? [];
  const me = talks.app.current.as(talks.company.member);
  await me.patch(`/api/v1/audios/${audioId}/segments/${hit?.segmentId}`, { text: 'Some heron.', version: 1 });
  expect(await names({ q: 'cormorant' })).toEqual([]);
  expect(await names({ q: 'heron gannet' })).toEqual(['Corrected']);
  await me.patch(`/api/v1/audios/${audioId}/segments`, { speaker: 'Ada', segmentIds: [hit?.segmentId] });
  expect(await names({ q: 'heron', speaker: 'Ada' })).toEqual(['Corrected']);
});

test('what a search costs does not grow with how often its words are said', async () => {
  const talk = Array<string>(300).fill('We talk and talk about the plan.');
  for (let count = 0; count < 12; count++) await addTalk(`Talk ${count}`, { lines: talk });
  const statements = (query: Record<string, string>) => countQueries(() => search(query), /./);
  const one = await statements({ q: 'pelican' });
  expect(await statements({ q: 'talk' })).toBe(one);
  expect(await statements({ q: 'we talk about the plan' })).toBe(one);
  const { data, nextCursor } = await search({ q: 'talk' });
  expect(data.every(({ hits }) => hits.length === 5)).toBe(true);
  expect(nextCursor).not.toBeNull();
});

test('words of any length are found in their lines, whatever their letters take', async () => {
  await addTalk('Lengths', { lines: ['Go to x.', 'A \u{10428}\u{10429}za pie.', 'An über-idea.'] });
  for (const [q, found] of [
    ['x', 'x'],
    ['go', 'Go'],
    ['\u{10428}\u{10429}', null],
    ['\u{10428}\u{10429}z', '\u{10428}\u{10429}za'],
    ['ube', 'über'],
  ] as const) {
    const { data } = await search({ q });
    expect(data.flatMap(marked).flat(), q).toEqual(found === null ? [] : [found]);
  }
});

test('a query is bounded, and no words find nothing', async () => {
  const me = talks.app.current.as(talks.company.member);
  const nine = await me.get(`/api/v1/transcripts/search?q=${'abcdefghi'.split('').join('+')}`);
  expect(nine.statusCode).toBe(400);
  expect(nine.json().errors).toMatchObject([{ path: 'q', message: 'Search for at most 8 words at once' }]);
  expect((await me.get(`/api/v1/transcripts/search?q=${'a'.repeat(201)}`)).statusCode).toBe(400);
  expect((await me.get('/api/v1/transcripts/search?q=a&cursor=nonsense')).statusCode).toBe(400);
  for (const q of ["'", '\\', "' & !", '*:*', ' ', '<->', '\u{1F600}']) {
    expect(await search({ q })).toEqual({ data: [], nextCursor: null });
  }
});

test('a transcript of words without number is indexed as far as the index reaches', async () => {
  const words = (line: number) =>
    Array.from({ length: 3_000 }, (_, at) => `w${(line * 3_000 + at).toString(36)}`).join(' ');
  await addTalk('Hostile', {
    lines: ['A narwhal.', ...Array.from({ length: 249 }, (_, at) => words(at))],
  });
  expect(await names({ q: 'narwhal' })).toEqual(['Hostile']);
});

test('of a line that nobody could say as one, as much is read as is found of it', async () => {
  const id = await addTalk('Endless', { lines: [`A dugong. ${'We went on and on. '.repeat(1_000)}`] });
  const db = talks.app.current.db.forCompany(talks.company.id);
  const lines = await findLines(
    db,
    [{ id, name: 'Endless', recordedAt: new Date(), language: 'en', indices: [0] }],
    lexemesOf(db.organizationId, { language: 'en', word: 1, folded: 'dugong', stems: [] }),
    null,
  );
  expect(lines.map(({ text }) => text.length)).toEqual([2_000]);
});

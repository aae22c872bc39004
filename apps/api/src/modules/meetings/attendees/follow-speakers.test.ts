import { v7 as newId } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import type { TestUser } from '@/test/test-app';
import { useReview } from '../items/items.test-kit';

const review = useReview();
const lines = [newId(), newId(), newId()];
let priya: TestUser;

beforeEach(async () => {
  priya = await review.addUser({ firstName: 'Priya', lastName: 'Raman' });
  const of = { organizationId: review.company.id, audioId: review.audioId, chunkIndex: 0 };
  const said = ['We begin.', 'I send the slides.', 'Then we ask Marcus.'];
  const data = said.map((text, at) => {
    const [startMs, endMs] = [at * 1_000, at * 1_000 + 900];
    return { ...of, id: lines[at] ?? '', text, startMs, endMs, speaker: at ? 'Voice 1' : null };
  });
  await review.prisma().transcriptSegment.createMany({ data });
});

const name = (body: object, by = review.me) =>
  review.as(by).patch(`/api/v1/audios/${review.audioId}/segments`, body);
const attendees = async () =>
  (await review.detail()).attendees.map(({ userId, source }) => [userId, source] as const);
const sees = async (user: TestUser) =>
  (await review.as(user).get(`/api/v1/audios/${review.audioId}`)).statusCode === 200;
const close = () =>
  review.as(review.me).patch(`/api/v1/audios/${review.audioId}`, { visibility: { to: 'people', ids: [] } });

test('whoever a voice is named as was there, until no line is theirs any more; everybody is told', async () => {
  await name({ speaker: 'Priya Raman', from: 'Voice 1' });
  expect(await attendees()).toEqual([[priya.id, 'spoke']]);
  await name({ speaker: null, segmentIds: [lines[1]] });
  expect(await attendees()).toEqual([[priya.id, 'spoke']]);
  await name({ speaker: 'Guest', segmentIds: [lines[2]] });
  expect(await attendees()).toEqual([]);
  const told = (await review.told('transcripts')).flatMap(({ data }) => data.attendees ?? []);
  expect(told).toEqual([{ userId: priya.id, source: 'spoke' }]);
});

test('who was there for another reason stays, whatever is said of the lines', async () => {
  await review.attend(priya);
  await name({ speaker: 'Priya Raman', segmentIds: [lines[0]] });
  await name({ speaker: null, from: 'Priya Raman' });
  expect(await attendees()).toEqual([[priya.id, 'added']]);
});

test('who is named in the words was only named again', async () => {
  const marcus = await review.addUser({ firstName: 'Marcus', lastName: 'Lind' });
  await name({ speaker: 'Marcus Lind', segmentIds: [lines[0]] });
  expect(await attendees()).toEqual([[marcus.id, 'spoke']]);
  await name({ speaker: null, from: 'Marcus Lind' });
  expect(await attendees()).toEqual([[marcus.id, 'named']]);
});

test('a name that two people have, or nobody, adds nobody', async () => {
  await review.addUser({ firstName: 'Priya', lastName: 'Shah' });
  await name({ speaker: 'Priya', from: 'Voice 1' });
  await name({ speaker: 'Somebody Else', segmentIds: [lines[0]] });
  expect(await attendees()).toEqual([]);
});

test('who was there is asked whose a task is, and who was not is asked no more', async () => {
  const item = await review.addProposed();
  const asked = async () => (await review.inbox(priya)).data.map((entry) => entry.item.id);
  await name({ speaker: 'Priya Raman', from: 'Voice 1' });
  expect(await asked()).toEqual([item.id]);
  await name({ speaker: 'Guest', from: 'Priya Raman' });
  expect(await asked()).toEqual([]);
});

test('a closed meeting opens to whom its uploader names, and closes again', async () => {
  await close();
  expect(await sees(priya)).toBe(false);
  await name({ speaker: 'Priya Raman', from: 'Voice 1' });
  expect(await sees(priya)).toBe(true);
  const created = (await review.told('audios')).at(-1);
  expect([created?.action, created?.audience?.includes(priya.id)]).toEqual(['update', true]);
  await name({ speaker: 'Guest', from: 'Priya Raman' });
  expect(await sees(priya)).toBe(false);
  const gone = (await review.told('audios')).filter(({ action }) => action === 'delete');
  expect(gone.at(-1)?.audience).toEqual([priya.id]);
});

test('a closed meeting opens to nobody whom somebody else names', async () => {
  await review.attend(review.other);
  await close();
  expect((await name({ speaker: 'Priya Raman', from: 'Voice 1' }, review.other)).statusCode).toBe(200);
  expect(await sees(priya)).toBe(false);
  expect(await attendees()).toEqual([[review.other.id, 'added']]);
});

import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestUser } from '@/test/test-app';
import { useReview } from '../items/items.test-kit';
import { analyseStep } from '../pipeline/analyse-step';

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

test('a first name alone, which a guest may have, opens no closed meeting: its uploader is shown whose it may be', async () => {
  await close();
  await name({ speaker: 'Priya', from: 'Voice 1' });
  expect([await sees(priya), await attendees()]).toEqual([false, [[priya.id, 'named']]]);
  await name({ speaker: 'Guest', from: 'Priya' });
  expect(await attendees()).toEqual([]);
  await name({ speaker: 'Priya', from: 'Guest' });
  await name({ speaker: 'priya raman', from: 'Priya' });
  expect([await sees(priya), await attendees()]).toEqual([true, [[priya.id, 'spoke']]]);
  await name({ speaker: 'Priya', from: 'priya raman' });
  expect([await sees(priya), await attendees()]).toEqual([false, [[priya.id, 'named']]]);
});

test('a closed meeting opens to nobody whom somebody else names', async () => {
  await review.attend(review.other);
  await close();
  expect((await name({ speaker: 'Priya Raman', from: 'Voice 1' }, review.other)).statusCode).toBe(200);
  expect(await sees(priya)).toBe(false);
  expect(await attendees()).toEqual([[review.other.id, 'added']]);
});

test('a closed meeting follows the names that its uploader gives, whatever others call other lines', async () => {
  await review.attend(review.other);
  await close();
  await name({ speaker: 'Priya Raman', segmentIds: lines.slice(0, 2) }, review.other);
  await name({ speaker: 'Guest', segmentIds: [lines[0]] });
  expect([await sees(priya), await attendees()]).toEqual([false, [[review.other.id, 'added']]]);
  await name({ speaker: 'Priya Raman', segmentIds: [lines[0]] });
  expect(await sees(priya)).toBe(true);
  await name({ speaker: 'Guest', segmentIds: [lines[0]] });
  expect([await sees(priya), await attendees()]).toEqual([false, [[review.other.id, 'added']]]);
});

describe('a name that is given before the analysis has run', () => {
  /** Analyses what the lines say now, as at a first try or at another one. */
  async function analyse() {
    await review
      .prisma()
      .audio.updateMany({ where: { id: review.audioId }, data: { status: 'transcribing' } });
    const { deps } = review.app;
    const { signal } = new AbortController();
    const job = { organizationId: review.company.id, audioId: review.audioId, attempt: 1 };
    const steps = { ...deps, workDir: deps.env.dataDir, ffmpegPath: null };
    await analyseStep(steps, job, signal, { attempt: 1, isLastAttempt: false, signal });
    await review.prisma().audio.updateMany({ where: { id: review.audioId }, data: { status: 'done' } });
  }

  test('opens a closed meeting when its uploader gives it, or the file had it, and to nobody else', async () => {
    const marcus = await review.addUser({ firstName: 'Marcus', lastName: 'Lind' });
    const sven = await review.addUser({ firstName: 'Sven', lastName: 'Ek' });
    await review
      .prisma()
      .transcriptSegment.updateMany({ where: { id: lines[0] ?? '' }, data: { speaker: 'Sven Ek' } });
    await review.attend(review.other);
    await close();
    await name({ speaker: 'Priya Raman', segmentIds: [lines[1]] }, review.other);
    await name({ speaker: 'Marcus Lind', segmentIds: [lines[2]] });
    await review.prisma().meetingAttendee.deleteMany({ where: { userId: marcus.id } });
    await analyse();
    expect([await sees(priya), await sees(marcus), await sees(sven)]).toEqual([false, true, true]);
    // Who is only named in the words, as Priya is not, stays so.
    expect((await attendees()).toSorted()).toEqual(
      [
        [marcus.id, 'spoke'],
        [sven.id, 'spoke'],
        [review.other.id, 'added'],
      ].toSorted(),
    );
    await name({ speaker: 'Guest', segmentIds: [lines[1]] });
    await name({ speaker: 'Priya Raman', segmentIds: [lines[1]] });
    expect(await sees(priya)).toBe(true);
  });

  test.each([
    ['Priya', false],
    ['RAMAN', false],
    ['Raman, Priya', true],
    ['Priya Raman', true],
  ])('%s, as a file has it, opens a closed meeting: %s', async (speaker, isOpened) => {
    await close();
    await review.prisma().transcriptSegment.updateMany({ where: { id: lines[0] ?? '' }, data: { speaker } });
    await analyse();
    expect(await sees(priya)).toBe(isOpened);
    expect(await attendees()).toEqual([[priya.id, isOpened ? 'spoke' : 'named']]);
  });

  test('a first name counts in an open meeting, and the address of somebody in a closed one', async () => {
    const first = { where: { id: lines[0] ?? '' } };
    await review.prisma().transcriptSegment.updateMany({ ...first, data: { speaker: 'Priya' } });
    await analyse();
    expect(await attendees()).toEqual([[priya.id, 'spoke']]);
    await review.prisma().meetingAttendee.deleteMany({ where: { userId: priya.id } });
    await review.prisma().transcriptSegment.updateMany({ ...first, data: { speaker: priya.email } });
    await close();
    await analyse();
    expect(await sees(priya)).toBe(true);
  });

  test('counts in an open meeting, whoever gives it, and once nobody is there who could say', async () => {
    await name({ speaker: 'Priya Raman', segmentIds: [lines[1]] }, review.other);
    await review.prisma().meetingAttendee.deleteMany({ where: { userId: priya.id } });
    await analyse();
    expect(await attendees()).toEqual([[priya.id, 'spoke']]);
    await review.prisma().meetingAttendee.deleteMany({ where: { userId: priya.id } });
    await close();
    await review.prisma().audio.updateMany({ where: { id: review.audioId }, data: { createdById: null } });
    await analyse();
    const found = await review.prisma().meetingAttendee.findMany({ where: { audioId: review.audioId } });
    expect(found.map(({ userId, source }) => [userId, source])).toEqual([[priya.id, 'spoke']]);
  });
});

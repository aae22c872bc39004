import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { TestUser } from '@/test/test-app';
import { useReview } from '../items/items.test-kit';

const review = useReview();
const change = (body: object, user = review.me) =>
  review.as(user).patch(`/api/v1/audios/${review.audioId}`, body);
const sees = async (user: TestUser) =>
  (await review.as(user).get(`/api/v1/audios/${review.audioId}`)).statusCode === 200;

test('who was in a meeting is said by anybody who sees it, and everybody is told', async () => {
  const attendeeIds = [review.me.id, review.other.id];
  expect((await change({ attendeeIds }, review.other)).statusCode).toBe(200);
  const { attendees } = await review.detail();
  expect(attendees.map(({ userId }) => userId).sort()).toEqual(attendeeIds.sort());
  expect(await review.told('transcripts')).toMatchObject([
    { data: { id: review.audioId, attendees }, audience: null },
  ]);
  await change({ attendeeIds: [] });
  expect((await review.detail()).attendees).toEqual([]);
});

test('somebody who is named twice is there once', async () => {
  const { id } = review.other;
  expect((await change({ attendeeIds: [id, id, id.toUpperCase()] })).statusCode).toBe(200);
  expect((await review.detail()).attendees).toEqual([{ userId: id, source: 'added' }]);
});

test('an unknown person is refused by name of the field, and nothing is changed', async () => {
  const refused = await change({ name: 'Other', attendeeIds: [review.me.id, newId()] });
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'attendeeIds']);
  const stranger = await review.as(review.me).get('/api/v1/audios');
  expect(stranger.json().data).toMatchObject([{ name: 'Planning' }]);
  expect((await review.detail()).attendees).toEqual([]);
});

test('who was there sees a closed meeting; who was only named does not; its uploader says who was', async () => {
  await change({ visibility: { to: 'people', ids: [] } });
  expect(await sees(review.other)).toBe(false);
  const third = await review.addUser();
  const row = { organizationId: review.company.id, audioId: review.audioId };
  await review.prisma().meetingAttendee.create({ data: { ...row, userId: third.id, source: 'named' } });
  await change({ attendeeIds: [review.other.id] });
  expect([await sees(review.other), await sees(third)]).toEqual([true, false]);
  const refused = await change({ attendeeIds: [review.other.id, third.id] }, review.other);
  expect([refused.statusCode, refused.json().reason]).toEqual([403, 'not-your-meeting']);
  await change({ attendeeIds: [] });
  expect(await sees(review.other)).toBe(false);
  const gone = (await review.told('audios')).filter(({ action }) => action === 'delete');
  expect(gone.at(-1)?.audience).toEqual([review.other.id]);
});

test('who was not there after all is not asked any more, unless the words may mean them', async () => {
  await review.attend(review.me, review.other);
  const open = await review.addProposed();
  const narrowed = await review.addProposed({ ownerCandidates: [review.other.id] });
  const asked = async () => (await review.inbox(review.other)).data.map(({ item }) => item.id).sort();
  expect(await asked()).toEqual([open.id, narrowed.id].sort());
  await change({ attendeeIds: [review.me.id] });
  expect(await asked()).toEqual([narrowed.id]);
});

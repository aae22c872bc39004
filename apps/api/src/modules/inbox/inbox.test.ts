import type { Action } from '@tavla/shared/permissions';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { useReview } from '@/modules/meetings/items/items.test-kit';
import type { TestUser } from '@/test/test-app';

const review = useReview();
const { post, addProposed, attend, inbox, told } = review;
const asked = async (user: TestUser) => (await inbox(user)).data.map(({ item }) => item.id);

/** What a role may do with meetings and tasks, of those that read them. */
const rights: { may: Action[] }[] = [
  { may: ['read'] },
  { may: ['read', 'create'] },
  { may: ['read', 'delete'] },
  { may: ['read', 'update'] },
  { may: ['create', 'read', 'update', 'delete'] },
];

describe('whoever was in a meeting', () => {
  test('is asked what nobody was named for, and nobody else is', async () => {
    await attend(review.me, review.other);
    const stranger = await review.addUser();
    const { id } = await addProposed({ title: 'Send it' });
    await addProposed({ title: 'Known', ownerId: review.other.id });
    const { data, unread } = await inbox(review.me);
    expect(data).toMatchObject([
      {
        kind: 'was-this-you',
        ...{ audioId: review.audioId, meetingName: 'Planning', hasSound: false, isRead: false },
        item: { id, title: 'Send it', ownerId: null, quote: 'I send the slides' },
      },
    ]);
    expect([unread, await asked(review.other), await asked(stranger)]).toEqual([1, [id], []]);
    const events = await told('inbox');
    expect(events.map(({ action, audience }) => [action, audience?.length])).toEqual([
      ['create', 1],
      ['create', 1],
    ]);
  });

  test('is not asked what the words narrow to others', async () => {
    const third = await review.addUser();
    await attend(review.me);
    const { id } = await addProposed({ ownerCandidates: [review.other.id, third.id] });
    expect([await asked(review.me), await asked(review.other), await asked(third)]).toEqual([[], [id], [id]]);
  });

  test('is asked about each thing, also where a thousand questions were asked before', async () => {
    const { id: organizationId, roles } = review.company;
    const people = Array.from({ length: 500 }, (_, n) => ({
      ...{ organizationId, id: newId(), roleId: roles.user, sortKey: `p${n}` },
      ...{ email: `p${n}@${organizationId}.test`, firstName: `P${n}`, lastName: 'X' },
    }));
    await review.prisma().user.createMany({ data: people });
    const row = { organizationId, audioId: review.audioId, source: 'added' };
    await review.prisma().meetingAttendee.createMany({
      data: people.map(({ id: userId }) => ({ ...row, userId })),
    });
    await addProposed({ startMs: 1 });
    await addProposed({ startMs: 2 });
    const { id: itemId } = await addProposed({ startMs: 3 });
    expect(await review.prisma().inboxEntry.count({ where: { organizationId, itemId } })).toBe(500);
  });

  test('takes it with one call, and nobody is asked any more', async () => {
    await attend(review.me, review.other);
    const { id, taskId } = await addProposed();
    const [entry] = (await inbox(review.other)).data;
    await post(`items/${id}/claim`, { userId: review.me.id });
    expect([await asked(review.me), await asked(review.other)]).toEqual([[], []]);
    expect((await review.task(taskId)).userId).toBe(review.me.id);
    const ended = (await told('inbox')).filter(({ action }) => action === 'delete');
    expect(ended).toHaveLength(2);
    expect(ended).toContainEqual({ action: 'delete', data: { id: entry?.id }, audience: [review.other.id] });
  });

  test('passes it on with one call, and is not asked again; the others are', async () => {
    await attend(review.me, review.other);
    const { id } = await addProposed();
    await post(`items/${id}/claim`, { userId: null });
    await post(`items/${id}/propose`);
    await review.as(review.me).patch(`/api/v1/audios/${review.audioId}`, {
      attendeeIds: [review.me.id, review.other.id],
    });
    expect([await asked(review.me), await asked(review.other)]).toEqual([[], [id]]);
  });

  test('is not asked what they said no to before anybody asked, nor when they are added again', async () => {
    await attend(review.me, review.other);
    const before = await review.add({ confidence: 0.3 });
    await post(`items/${before}/claim`, { userId: null });
    await post(`items/${before}/propose`);
    const { id } = await addProposed();
    await post(`items/${id}/claim`, { userId: null });
    const path = `/api/v1/audios/${review.audioId}`;
    await review.as(review.me).patch(path, { attendeeIds: [review.other.id] });
    await review.as(review.me).patch(path, { attendeeIds: [review.me.id, review.other.id] });
    expect(await asked(review.me)).toEqual([]);
    expect((await asked(review.other)).sort()).toEqual([before, id].sort());
  });

  test('is not asked what the board or a merge has answered', async () => {
    await attend(review.me);
    const given = await addProposed();
    const merged = await addProposed();
    const deleted = await addProposed();
    const open = await addProposed();
    const target = await review.addTask('There');
    await review.as(review.other).patch(`/api/v1/tasks/${given.taskId}`, { userId: review.other.id });
    await post(`items/${merged.id}/merge`, { taskId: target.id });
    await review.as(review.me).delete(`/api/v1/tasks/${deleted.taskId}`);
    expect([await asked(review.me), (await inbox(review.me)).unread]).toEqual([[open.id], 1]);
  });

  test('is asked again when a merge is taken back, and not who said no', async () => {
    await attend(review.me, review.other);
    const item = await addProposed();
    await post(`items/${item.id}/claim`, { userId: null });
    const target = await review.addTask('There');
    await post(`items/${item.id}/merge`, { taskId: target.id });
    expect([await asked(review.me), await asked(review.other)]).toEqual([[], []]);
    await post(`items/${item.id}/unmerge`);
    expect([await asked(review.me), await asked(review.other)]).toEqual([[], [item.id]]);
    const events = (await told('inbox')).map(({ action, audience }) => [action, audience?.[0]]);
    expect(events.slice(-2)).toEqual([
      ['delete', review.other.id],
      ['create', review.other.id],
    ]);
  });

  test.each(rights)('is asked only what they may answer: who may $may', async ({ may }) => {
    const person = await review.addUserWho(may.map((action) => ({ action, resource: 'actions' })));
    await attend(person);
    const { id } = await addProposed();
    await addProposed({ ownerCandidates: [person.id, review.other.id] });
    const { data, unread } = await inbox(person);
    expect([data.length, unread]).toEqual(may.includes('update') ? [2, 2] : [0, 0]);
    const told = (await review.told('inbox')).filter(({ audience }) => audience?.includes(person.id));
    expect(told).toHaveLength(data.length);
    for (const { item } of data)
      expect((await post(`items/${item.id}/claim`, { userId: null }, person)).statusCode).toBe(200);
    expect(await asked(person)).toEqual([]);

    // A role that changes counts from then on, for what was asked before, too.
    if (may.includes('update')) return;
    const { roleId } = await review.prisma().user.findFirstOrThrow({ where: { id: person.id } });
    const pair = { organizationId: review.company.id, roleId, action: 'update', resource: 'actions' };
    await review.prisma().rolePermission.create({ data: pair });
    expect(await asked(person)).toContain(id);
  });

  test('reads for themselves alone', async () => {
    await attend(review.me, review.other);
    await addProposed();
    const mine = (await inbox(review.me)).data.map(({ id }) => id);
    const read = (user: TestUser) => review.as(user).post('/api/v1/inbox/read', { ids: mine });
    expect((await read(review.other)).json()).toEqual({ unread: 1 });
    expect((await inbox(review.me)).unread).toBe(1);
    expect((await read(review.me)).json()).toEqual({ unread: 0 });
    expect((await inbox(review.me)).data).toMatchObject([{ isRead: true }]);
    expect((await told('inbox')).at(-1)).toMatchObject({
      action: 'update',
      audience: [review.me.id],
      data: { isRead: true },
    });
  });
});

describe('what is asked because of a meeting', () => {
  const show = (visibility: object) =>
    review.as(review.me).patch(`/api/v1/audios/${review.audioId}`, { visibility });

  test('goes from whoever may not see it any more, and comes back', async () => {
    const { id } = await addProposed({ ownerCandidates: [review.me.id, review.other.id] });
    await show({ to: 'people', ids: [] });
    expect([await asked(review.me), await asked(review.other)]).toEqual([[id], []]);
    const hidden = (await told('inbox')).filter(({ action }) => action === 'delete');
    expect(hidden.map(({ audience }) => audience)).toEqual([[review.other.id]]);
    await show({ to: 'company' });
    expect(await asked(review.other)).toEqual([id]);
    expect((await told('inbox')).at(-1)?.action).toBe('create');
  });

  test('goes with it when it is deleted, and comes back with it', async () => {
    await attend(review.me);
    const { id } = await addProposed();
    await review.as(review.me).delete(`/api/v1/audios/${review.audioId}`);
    expect(await asked(review.me)).toEqual([]);
    expect((await told('inbox')).at(-1)).toMatchObject({ action: 'delete', audience: [review.me.id] });
    await review.as(review.me).post(`/api/v1/audios/${review.audioId}/restore`, {});
    expect(await asked(review.me)).toEqual([id]);
    expect((await told('inbox')).at(-1)).toMatchObject({ action: 'create', audience: [review.me.id] });
  });
});

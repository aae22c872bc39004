import { OrganizationInput } from '@tavla/shared/contracts/organization/settings';
import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { personalData } from '@/modules/erasure/data/personal-data';
import { addFilledCompany } from '@/test/filled-company';
import { useTestApp } from '@/test/test-app';
import { linesOf, readArchive } from '../archive.test-kit';
import { companyNouns } from './company-nouns';
import { ownNouns, ownWithout } from './own-nouns';

const test = useTestApp({ WORKER: 'off' });

/** What has people in it and is no noun, by the words with which the archive says that it is not in it. */
const left: Record<string, string> = {
  waiting_mail: 'mails',
  chat_proposal: 'suggested to you',
  upload: 'Uploads',
  event: 'events',
  event_audience: 'events',
  webhook: 'Webhooks',
  csv_import: 'Lists of people',
};

it('has something of every table that says whose a row is, or says that it does not', () => {
  const personal = Object.entries(personalData).flatMap(([table, { owner, columns }]) =>
    owner || Object.values(columns).some((treatment) => treatment === 'id' || treatment === 'goes')
      ? [table]
      : [],
  );
  const isRead = (table: string) => {
    const source = new RegExp(`\\b(from|join) "?${table}"? `);
    return ownNouns.some(({ sql }) => source.test(sql));
  };
  expect(personal.filter((table) => !isRead(table)).sort()).toEqual(Object.keys(left).sort());
  for (const words of Object.values(left)) expect(ownWithout.join('\n')).toContain(words);
});

it('has every setting of a company', () => {
  const settings = Object.keys(OrganizationInput.shape).map((name) => [name, expect.anything()]);
  expect(companyNouns.find(({ name }) => name === 'company')?.schema).toMatchObject({
    properties: Object.fromEntries(settings),
  });
});

it('has what a person said, changed and made, and is asked for, as its schema says', async () => {
  const { prisma } = test.current.db;
  const { company, ids } = await addFilledCompany(test.current, 'Harbour');
  const idOf = (noun: string) => ({ id: String(ids[noun]) });
  const { id: userId } = company.member;
  const own = { organizationId: company.id, userId };
  const answer = { ...own, messageId: ids.answer ?? '' };
  await prisma.chatReaction.createMany({ data: ['thumbs-up', 'eyes'].map((sign) => ({ ...answer, sign })) });
  await prisma.chatFeedback.create({ data: { ...answer, isRight: false, reason: 'It was Tuesday' } });
  await prisma.actionItem.updateMany({ where: idOf('item'), data: { ownerId: userId } });
  const decided = { decision: 'dismissed', decidedById: userId, decidedAt: new Date() };
  await prisma.meetingUpdate.updateMany({ where: idOf('update'), data: decided });
  await prisma.agentSession.updateMany({ where: idOf('agent-session'), data: { ownerId: userId } });
  await prisma.segmentChange.create({
    data: {
      ...{ organizationId: company.id, id: newId(), audioId: ids.audio ?? '', segmentId: ids.segment ?? '' },
      ...{ field: 'text', before: 'Harbour', after: 'Arbour', actorId: userId, actorName: 'Mia Member' },
    },
  });
  await prisma.erasure.create({ data: { ...own, id: newId(), state: 'requested' } });
  const read = () => readArchive(test.current, company.member, '/auth/me/export');
  const members = await read();
  for (const { name, schema } of ownNouns) {
    const shape = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    for (const line of linesOf(members, name)) expect(() => shape.parse(line), name).not.toThrow();
  }
  expect(linesOf(members, 'reactions')).toEqual([{ id: ids.answer, signs: ['eyes', 'thumbs-up'] }]);
  expect(linesOf(members, 'feedback')).toMatchObject([{ messageId: ids.answer, reason: 'It was Tuesday' }]);
  const ofMeeting = {
    attendances: [{ audioId: ids.audio, source: 'named' }],
    'action-items': [{ id: ids.item }],
    'meeting-updates': [{ id: ids.update, decision: 'dismissed' }],
    'transcript-changes': [{ after: 'Arbour' }],
  };
  const others = {
    tokens: [{ id: ids.token, name: 'Sample', lastUsedIp: '' }],
    'agent-sessions': [{ id: ids['agent-session'] }],
    'calendar-links': [{ id: ids.calendar, scope: 'own' }],
    'sign-in-links': [{ userId, subject: 'Harbour' }],
    erasures: [{ state: 'requested' }],
  };
  for (const [noun, lines] of Object.entries({ ...ofMeeting, ...others }))
    expect(linesOf(members, noun), noun).toMatchObject(lines);
  // Of a meeting that is closed to them there is nothing of all that.
  await prisma.audio.updateMany({ where: idOf('audio'), data: { visibility: 'people' } });
  const after = await read();
  for (const noun of Object.keys(ofMeeting)) expect(linesOf(after, noun), noun).toEqual([]);
});

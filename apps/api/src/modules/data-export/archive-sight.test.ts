import type { Permission, Resource } from '@tavla/shared/permissions';
import { v7 as newId } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { postForm } from '@/test/form';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { linesOf, readArchive } from './archive.test-kit';
import { companyFiles, companyNouns } from './nouns/company-nouns';

const test = useTestApp({ WORKER: 'off' });
let company: TestCompany;
beforeAll(async () => {
  const app = test.current;
  company = await app.addCompany();
  const { admin, member } = company;
  const task = (await app.as(member).post('/api/v1/tasks', { title: 'Offer', userId: admin.id })).json();
  const message = { taskId: task.id, message: 'See the file', isComment: 'true' };
  const file = { name: 'offer.txt', content: 'four hundred' };
  await postForm(app, member, '/api/v1/chat/new-message', message, [file]);
  await app.app.deps.blobs.put(`audios/${company.id}`, Buffer.from('sound'));
  const about = { name: 'Weekly', blobKey: `audios/${company.id}`, createdById: admin.id };
  const audioId = await addMeeting(app.db.prisma, company.id, about);
  await app.db.prisma.meetingAttendee.create({
    data: { organizationId: company.id, audioId, userId: member.id, source: 'added' },
  });
});

/** Somebody who may read these, and export everything. */
async function keeper(...resources: Resource[]): Promise<TestUser> {
  const reads = resources.map((resource): Permission => ({ action: 'read', resource }));
  const pairs: Permission[] = [{ action: 'update', resource: 'admin' }, ...reads];
  const role = await test.current.addRole(company.id, `Keeper ${newId()}`, pairs);
  return test.current.addUser(company.id, role);
}

const work = [
  ...['tasks', 'task-changes', 'task-statuses', 'meetings', 'transcript-lines', 'action-items'],
  'meeting-updates',
];

it.each<[Resource[], string[], RegExp[]]>([
  [[], [], []],
  [['admin'], ['company', 'audit'], []],
  [['user'], [], []],
  [['user', 'admin'], ['company', 'people', 'audit'], []],
  [['roles'], ['roles'], []],
  [['groups'], ['positions', 'departments'], []],
  [['chat'], [], []],
  [['actions'], work, [/^files\/meetings/]],
  [
    ['actions', 'chat'],
    [...work, 'messages', 'attachments'],
    [/^files\/attachments/, /^files\/meetings/],
  ],
])('of a company it holds what its maker may read, here %j', async (resources, nouns, files) => {
  const members = await readArchive(test.current, await keeper(...resources), '/api/v1/organization/export');
  const { $defs } = JSON.parse(members.get('schema.json')?.toString() ?? '');
  expect(Object.keys($defs).sort()).toEqual([...nouns].sort());
  const names = [...members.keys()].filter(
    (name) => !['README.md', 'schema.json', 'manifest.json'].includes(name),
  );
  const folders = names.filter((name) => !name.startsWith('files/')).map((name) => name.split('/')[0]);
  expect(nouns).toEqual(expect.arrayContaining(folders));
  expect(names.filter((name) => name.startsWith('files/')).sort()).toEqual(
    files.map((one) => expect.stringMatching(one)),
  );
  const readme = members.get('README.md')?.toString() ?? '';
  const missing = companyNouns.filter(({ name }) => !nouns.includes(name));
  for (const { name } of missing)
    expect(readme).toContain(`- \`${name}\`: whoever made this archive lacks \`read `);
});

it('has nothing of a company that needs no permission', () => {
  for (const { needs } of [...companyNouns, ...companyFiles]) expect(needs).not.toEqual([]);
});

it('names the addresses of others in a table only to whoever may read people', async () => {
  const tables = async (user: TestUser) => {
    const [tasks, meetings] = [
      await test.current.as(user).get('/api/v1/tasks/csv'),
      await test.current.as(user).get('/api/v1/audios/csv'),
    ];
    return `${tasks.payload}\n${meetings.payload}`;
  };
  const reader = await keeper('actions');
  const own = await test.current.as(company.admin).post('/api/v1/tasks', { title: 'Own', userId: reader.id });
  expect(own.statusCode).toBe(201);
  const said = await tables(reader);
  expect(said).toContain('Offer');
  expect(said).toContain('Weekly');
  expect(said.match(/[^,|\s]+@[^,|\s]+/g)).toEqual([reader.email]);
  const known = await tables(company.member);
  expect(known).toContain(company.admin.email);
  expect(known).toContain(company.member.email);
});

it('has the name of a meeting that proposed a task only for whoever may see the meeting', async () => {
  const { prisma } = test.current.db;
  const { admin, member, id: organizationId } = company;
  const other = await test.current.addUser(organizationId, company.roles.admin);
  const closed = { createdById: other.id, visibility: 'people' };
  const proposed = async (title: string, originAudioId: string | null) => {
    const taskId: string = (await test.current.as(member).post('/api/v1/tasks', { title })).json().id;
    await prisma.task.updateMany({
      where: { organizationId, id: taskId },
      data: { originAudioId, originStartMs: 0 },
    });
    const line = { organizationId, id: newId(), taskId, kind: 'created', version: 1, changes: [] };
    await prisma.taskEdit.create({ data: { ...line, actorId: null, actorName: `Meeting: ${title}` } });
    return taskId;
  };
  await proposed('Merge', await addMeeting(prisma, organizationId, closed));
  const taskId = await proposed('Gone', null);
  const byErasure = { actorId: null, actorName: 'Erasure', kind: 'edit', version: 2, changes: [] };
  await prisma.taskEdit.create({ data: { organizationId, id: newId(), taskId, ...byErasure } });
  const trashed = await proposed('Open', await addMeeting(prisma, organizationId));
  expect((await test.current.as(member).delete(`/api/v1/tasks/${trashed}`)).statusCode).toBe(204);
  const namesFor = async (user: TestUser) =>
    linesOf(await readArchive(test.current, user, '/api/v1/organization/export'), 'task-changes')
      .filter(({ actorId }) => actorId === null)
      .map(({ actorName }) => actorName)
      .sort();
  expect(await namesFor(admin)).toEqual(['', '', 'Erasure', 'Meeting: Open']);
  expect(await namesFor(other)).toEqual(['', 'Erasure', 'Meeting: Merge', 'Meeting: Open']);
});

it('has no answer about a meeting that is closed to whoever asked, or gone', async () => {
  const { prisma } = test.current.db;
  const { admin, member, id: organizationId } = company;
  const audioId = await addMeeting(prisma, organizationId, { createdById: admin.id });
  const own = { organizationId, threadUserId: member.id, isComment: false };
  const say = (place: { audioId?: string }, text: string) =>
    prisma.chatMessage.createMany({
      data: [
        {
          ...own,
          ...place,
          id: newId(),
          author: 'user',
          authorId: member.id,
          authorName: 'Mia',
          content: `${text}?`,
        },
        { ...own, ...place, id: newId(), author: 'assistant', authorName: 'Tavla', content: `${text}!` },
      ],
    });
  await say({}, 'Anything');
  await say({ audioId }, 'Said');
  await say({ audioId: newId() }, 'Forgotten');
  const texts = async () =>
    linesOf(await readArchive(test.current, member, '/auth/me/export'), 'messages')
      .map(({ content }) => content)
      .filter((text) => /[?!]$/.test(text))
      .sort();
  expect(await texts()).toEqual(['Anything!', 'Anything?', 'Forgotten?', 'Said!', 'Said?']);
  await prisma.audio.updateMany({ where: { organizationId, id: audioId }, data: { visibility: 'people' } });
  expect(await texts()).toEqual(['Anything!', 'Anything?', 'Forgotten?', 'Said?']);
});

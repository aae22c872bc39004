import { columnOf, type TaskStatus } from '@tavla/shared/contracts/tasks';
import { allPermissions } from '@tavla/shared/permissions';
import { generateNKeysBetween } from 'fractional-indexing';
import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import type { SignedIn } from '@/http/access/access';
import { addItem } from '@/test/rows/add-found';
import { addMeeting } from '@/test/rows/add-meeting';
import type { TestApp } from '@/test/test-app';
import type { CompanyFile } from '../wider/company-file.test-kit';

const dayMs = 86_400_000;

/** A company that is being written, and its day. */
interface Writing {
  app: TestApp;
  company: CompanyFile;
  organizationId: string;
  idOf: (name: string | null) => string | null;
  daysAgo: (days: number) => Date;
}

/** The invented company in a database, and what the assistant is to be asked with. */
export interface PhrasedCompany {
  db: CompanyDb;
  session: SignedIn;
  now: Date;
  ticketId: string;
  meetingId: string;
  titleOf: (taskId: string) => string;
  personOf: (userId: string) => string;
}

export async function addPhrasedCompany(app: TestApp, company: CompanyFile): Promise<PhrasedCompany> {
  const noon = new Date(`${company.today}T11:00:00Z`);
  const daysAgo = (days: number) => new Date(noon.getTime() - days * dayMs);
  const { id: organizationId, roles } = await app.addCompany();
  const { prisma } = app.db;
  // The company of the phrasings has nobody but its own people.
  await prisma.user.deleteMany({ where: { organizationId } });
  const people = new Map<string, string>();
  const departments = new Map<string, string>();
  for (const name of company.departments) {
    const id = newId();
    departments.set(name, id);
    await prisma.department.create({ data: { organizationId, id, name, nameKey: name.toLowerCase() } });
  }
  const positions = new Map<string, string>();
  for (const { firstName, lastName, email, blocked, department, role, position } of company.people) {
    const roleId = role === 'admin' ? roles.admin : roles.user;
    const { id } = await app.addUser(organizationId, roleId, { firstName, lastName });
    const positionId = positions.get(position) ?? newId();
    if (!positions.has(position)) {
      const nameKey = position.toLowerCase();
      await prisma.position.create({ data: { organizationId, id: positionId, name: position, nameKey } });
    }
    positions.set(position, positionId);
    await prisma.user.update({
      where: { organizationId_id: { organizationId, id } },
      data: { blocked, positionId, email },
    });
    const departmentId = departments.get(department) ?? '';
    await prisma.userDepartment.create({ data: { organizationId, userId: id, departmentId } });
    people.set(`${firstName} ${lastName}`, id);
  }
  const idOf = (name: string | null) => (name === null ? null : (people.get(name) ?? null));
  const writing = { app, company, organizationId, idOf, daysAgo };
  const meetings = await addMeetings(writing);
  const tasks = await addTasks(writing, meetings);
  for (const { name, actionItems } of company.meetings)
    for (const { title, task } of actionItems) {
      const taskId = task ? tasks.get(task) : undefined;
      const audioId = meetings.get(name) ?? '';
      if (taskId)
        await prisma.actionItem.updateMany({ where: { organizationId, audioId, title }, data: { taskId } });
    }
  const meId = people.get(company.asker) ?? '';
  const [firstName = '', lastName = ''] = company.asker.split(' ');
  const user = { id: meId, email: '', firstName, lastName, timeZone: company.timeZone };
  const nameIn = (names: ReadonlyMap<string, string>) => (id: string) =>
    [...names].find(([, other]) => other === id)?.[0] ?? id;
  return {
    db: app.db.forCompany(organizationId, meId),
    session: {
      id: newId(),
      lacksPasskey: false,
      token: null,
      organizationId,
      user,
      permissions: [...allPermissions],
    },
    now: noon,
    ticketId: tasks.get(company.ticket) ?? '',
    meetingId: meetings.get(company.meeting) ?? '',
    titleOf: nameIn(tasks),
    personOf: nameIn(people),
  };
}

async function addMeetings({
  app,
  company,
  organizationId,
  idOf,
  daysAgo,
}: Writing): Promise<Map<string, string>> {
  const { prisma, pool } = app.db;
  const ids = new Map<string, string>();
  for (const {
    name,
    language,
    daysAgo: ago,
    attendees,
    transcript,
    decisions,
    actionItems,
  } of company.meetings) {
    const quoteAt = (second: number) => transcript.find((line) => line.second === second)?.text ?? '';
    const analysis = {
      summary: decisions.map(({ text }) => text).join('. '),
      engine: 'local',
      decisions: decisions.map(({ text, second }) => ({
        text,
        quote: quoteAt(second),
        startMs: second * 1000,
      })),
    };
    const audioId = await addMeeting(prisma, organizationId, {
      ...{ name, language, analysis, kind: 'transcript', recordedAt: daysAgo(ago) },
      createdById: idOf(attendees[0] ?? null),
    });
    ids.set(name, audioId);
    await prisma.transcriptSegment.createMany({
      data: transcript.map(({ second, speaker, text }, at) => ({
        ...{ organizationId, id: newId(), audioId, chunkIndex: 0, text, speaker },
        startMs: second * 1000,
        endMs: (transcript[at + 1]?.second ?? second + 5) * 1000,
      })),
    });
    await pool.query('select index_transcript($1, $2, null)', [organizationId, audioId]);
    for (const attendee of attendees) {
      const userId = idOf(attendee) ?? '';
      await prisma.meetingAttendee.create({ data: { organizationId, audioId, userId, source: 'spoke' } });
    }
    for (const { title, owner, due, second } of actionItems) {
      await addItem(prisma, {
        ...{ organizationId, audioId, title, quote: quoteAt(second) },
        ...{ ownerId: idOf(owner), endDate: due === null ? null : new Date(due), startMs: second * 1000 },
      });
    }
  }
  return ids;
}

async function addTasks(
  { app, company, organizationId, idOf, daysAgo }: Writing,
  meetings: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const { prisma } = app.db;
  const ids = new Map<string, string>();
  const positions = generateNKeysBetween(null, null, company.tasks.length);
  for (const [at, task] of company.tasks.entries()) {
    const { title, description, assignee, due, tags, daysAgoCreated, daysAgoMoved } = task;
    const id = newId();
    ids.set(title, id);
    const status = task.status as TaskStatus;
    const origin = task.origin ?? null;
    const [createdAt, movedAt] = [daysAgo(daysAgoCreated), daysAgo(daysAgoMoved)];
    await prisma.task.create({
      data: {
        ...{ organizationId, id, title, description, status, column: columnOf(status), createdAt },
        ...{
          userId: idOf(assignee),
          endDate: due === null ? null : new Date(daysAgo(-due).toISOString().slice(0, 10)),
        },
        tags: tags.map((tag) => ({ ...tag, id: tag.name, color: 'blue' })),
        ...{ position: positions[at] ?? '', statusAt: movedAt, updatedAt: movedAt },
        ...(origin && {
          originAudioId: meetings.get(origin.meeting) ?? null,
          originStartMs: origin.second * 1000,
        }),
      },
    });
    const line = { organizationId, taskId: id, actorId: null, actorName: company.asker };
    await prisma.taskEdit.create({
      data: { ...line, id: newId(), kind: 'created', version: 1, changes: [], createdAt },
    });
    if (daysAgoMoved < daysAgoCreated) {
      await prisma.taskStatusEntry.create({
        data: { ...line, id: newId(), status, note: '', meta: '{}', createdAt: movedAt },
      });
    }
  }
  return ids;
}

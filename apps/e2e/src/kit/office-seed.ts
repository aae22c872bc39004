import { edit, reminder, seedAnswer } from '../ticket/answer-seed';
import { addTask } from './board-kit';
import type { Company } from './company';
import { runSql } from './database';
import { seedFindings, seedMeeting } from './meeting-seed';
import { named, person } from './people-kit';

/** The ids of a company in which everything has a name that comes from another list. */
export interface Office {
  /** Bosse Ekman: a Chef of the Kitchen, whose manager is Carla Fontana. */
  personId: string;
  managerId: string;
  positionId: string;
  departmentId: string;
  roleId: string;
  /** `Peel the onions`, Carla's. */
  taskId: string;
  /** `Delete the old log files`, which the meeting proposes; beside it an answer offers changes, and Bosse likes it. */
  proposalId: string;
  /** A meeting of the admin with Carla that gave her the one item, and named Bosse for the other. */
  audioId: string;
}

export async function seedOffice(company: Company): Promise<Office> {
  const positionId = await named(company, 'positions', 'Chef');
  const departmentId = await named(company, 'departments', 'Kitchen');
  const manager = await person(company, 'Carla', 'Fontana');
  const bo = await person(company, 'Bosse', 'Ekman', {
    positionId,
    departmentIds: [departmentId],
    managerId: manager.id,
  });
  const task = await addTask(company.admin, { title: 'Peel the onions', userId: manager.id });
  const { id: proposalId, origin } = await seedMeeting(company);
  const { audioId } = origin;
  await seedFindings(audioId, [
    { title: 'Peel the onions', taskId: task.id, ownerId: manager.id, quote: 'We need onions.' },
    { title: 'Buy them', taskId: proposalId, ownerCandidates: [bo.id], quote: 'Who buys them?' },
  ]);
  await runSql('update audio set "createdById" = $2 where id = $1', [audioId, company.admin.id]);
  const there = await company.api.patch(`/api/v1/audios/${audioId}`, { data: { attendeeIds: [manager.id] } });
  if (!there.ok()) throw new Error(`Nobody could be said to have been there: ${await there.text()}`);
  await seedAnswer({
    ...{ company, asker: company.admin, taskId: proposalId },
    changes: [edit(task, { userId: manager.id }, { userId: bo.id }), reminder(task, bo, '2031-03-07')],
  });
  await runSql(
    `insert into chat_reaction ("organizationId", "messageId", "userId", sign)
     select "organizationId", id, $2, '👍' from chat_message where "taskId" = $1`,
    [proposalId, bo.id],
  );
  return {
    personId: bo.id,
    managerId: manager.id,
    positionId,
    departmentId,
    roleId: bo.roleId,
    taskId: task.id,
    proposalId,
    audioId,
  };
}

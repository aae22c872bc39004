import { addTask } from './board-kit';
import type { Company } from './company';
import { runSql } from './database';
import { seedMeeting } from './meeting-seed';
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
  /** A meeting that gave Carla the one item, and named Bosse for the other. */
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
  const { origin } = await seedMeeting(company);
  const item = { taskId: task.id, endDate: null, quote: 'We need onions.', startMs: 1000 };
  const analysis = {
    summary: 'About onions.',
    engine: 'local',
    decisions: [],
    updates: [],
    actionItems: [
      { ...item, title: 'Peel the onions', ownerId: manager.id, ownerCandidates: [] },
      { ...item, title: 'Buy them', ownerId: null, ownerCandidates: [bo.id], quote: 'Who buys them?' },
    ],
  };
  await runSql('update audio set analysis = $2 where id = $1', [origin.audioId, JSON.stringify(analysis)]);
  return {
    personId: bo.id,
    managerId: manager.id,
    positionId,
    departmentId,
    roleId: bo.roleId,
    taskId: task.id,
    audioId: origin.audioId,
  };
}

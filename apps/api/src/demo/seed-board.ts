import type { Column } from '@tavla/shared/contracts/tasks';
import { columns } from '@tavla/shared/contracts/tasks';
import { fullName } from '@tavla/shared/full-name';
import { v7 as newId } from 'uuid';
import { addDays, dateInZone, dayText } from '@/adapters/language/days/calendar-date';
import { dayForPrisma } from '@/db/day';
import type { Change } from '@/db/events/change';
import { positionsBetween } from '@/modules/tasks/task-position';
import { demoCompany } from './demo-people';
import { type DemoTask, demoTasks } from './demo-tasks';
import type { SeededPerson } from './seed-people';

const day = 86_400_000;

export interface OpenDemoTask {
  id: string;
  title: string;
  status: Column;
}

/** Creates the tasks with the first line of each one's story, and returns those that are not done. */
export async function seedBoard(
  { organizationId, prisma }: Change,
  people: SeededPerson[],
  now: Date,
): Promise<OpenDemoTask[]> {
  const tasks = columns.flatMap((column) => {
    const lines = demoTasks.filter((task) => task.column === column);
    const positions = positionsBetween({ lower: null, upper: null }, lines.length);
    return lines.map((line, index) => taskRow(line, positions[index] ?? '', people, now, index));
  });
  await prisma.task.createMany({ data: tasks.map((task) => ({ organizationId, ...task })) });
  await prisma.taskEdit.createMany({
    data: tasks.map(({ id: taskId, createdAt, createdById, status }) => ({
      organizationId,
      id: newId(),
      taskId,
      kind: 'created',
      version: 1,
      changes: [{ field: 'status', from: null, to: status }],
      actorId: createdById,
      actorName: nameOf(people, createdById),
      createdAt,
    })),
  });
  return tasks
    .filter(({ status }) => status !== 'done')
    .map(({ id, title, status }) => ({ id, title, status }));
}

function taskRow(line: DemoTask, position: string, people: SeededPerson[], now: Date, index: number) {
  const assignee = people.find(({ firstName }) => firstName === line.assignee);
  if (!assignee) throw new Error(`nobody at ${demoCompany.name} is called ${line.assignee}`);
  const createdAt = new Date(now.getTime() - (18 + ((index * 7) % 12)) * day);
  const statusAt = line.column === 'done' ? new Date(now.getTime() - (index + 1) * day) : createdAt;
  return {
    id: newId(),
    title: line.title,
    description: line.description,
    endDate: line.due === null ? null : dayForPrisma(dayFrom(now, line.due)),
    userId: assignee.id,
    createdById: people[index % 2]?.id ?? null,
    createdAt,
    updatedAt: statusAt,
    column: line.column,
    status: line.column,
    statusAt,
    position,
    tags: line.tags,
  };
}

/** The day so many days from now, where the server stands. */
function dayFrom(now: Date, days: number): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return dayText(addDays(dateInZone(now, timeZone), days));
}

function nameOf(people: SeededPerson[], id: string | null): string {
  const person = people.find((candidate) => candidate.id === id);
  return person ? fullName(person) : demoCompany.name;
}

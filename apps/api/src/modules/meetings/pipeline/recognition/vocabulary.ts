import { fullName } from '@tavla/shared/full-name';
import type { CompanyDb } from '@/db/database';
import { withoutClosedProposals } from '@/modules/tasks/open-proposals';

/** Names and terms that a meeting of this company may mention; engines that can, listen for them. */
export async function findVocabulary(db: CompanyDb): Promise<string[]> {
  const [people, departments, tasks] = await Promise.all([
    db.prisma.user.findMany({
      where: { blocked: false },
      select: { firstName: true, lastName: true },
      take: 200,
    }),
    db.prisma.department.findMany({ select: { name: true }, take: 50 }),
    db.prisma.task.findMany({
      where: { column: { in: ['pending', 'todo', 'in-progress'] }, ...withoutClosedProposals },
      select: { title: true },
      orderBy: { updatedAt: 'desc' },
      take: 30,
    }),
  ]);
  return [
    ...people.map(fullName),
    ...departments.map(({ name }) => name),
    ...tasks.map(({ title }) => title),
  ];
}

import { say } from '@tavla/shared/error-words';
import type { Visibility } from '@tavla/shared/meetings/visibility';
import type { CompanyDb } from '@/db/database';
import { invalid } from '@/http/errors/errors';

/**
 * Holds the ids of a visibility against the company. The statement names it, whichever client it runs in.
 * @param path the field that holds it, for the refusal
 * @throws HttpError 400 for a department or a person that is not there
 */
export async function requireReaders(
  {
    organizationId,
    prisma,
  }: Pick<CompanyDb, 'organizationId'> & { prisma: Pick<CompanyDb['prisma'], 'department' | 'user'> },
  { to, ids }: Visibility,
  path: string,
): Promise<void> {
  const unique = [...new Set(ids)];
  if (to === 'company' || unique.length === 0) return;
  const where = { organizationId, id: { in: unique } };
  const isOfPeople = to === 'people';
  const found = isOfPeople ? await prisma.user.count({ where }) : await prisma.department.count({ where });
  if (found === unique.length) return;
  throw invalid(`${path}.ids`, say(isOfPeople ? 'unknown-colleague' : 'unknown-department'));
}

import type { CompanyDb } from '@/db/database';
import { notFound } from '@/http/errors/errors';

/** @throws HttpError 404 when the company has no such person */
export async function findPerson(db: CompanyDb, id: string) {
  const person = await db.prisma.user.findUnique({
    where: { organizationId_id: { organizationId: db.organizationId, id } },
    select: { id: true, email: true, firstName: true, lastName: true },
  });
  if (!person) throw notFound('person');
  return person;
}

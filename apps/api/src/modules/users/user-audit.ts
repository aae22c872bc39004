import type { UserInput } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import type { CompanyTransaction } from '@/db/scope';
import { selectNames, type UserField, type UserRow } from './users.repo';

/** Whom an entry of the audit log is about, by the name they have now. */
export function aboutPerson(person: Pick<UserRow, 'id' | 'firstName' | 'lastName'>) {
  return { targetType: 'user', targetId: person.id, targetName: fullName(person) };
}

const references = new Set<string>(['roleId', 'positionId', 'managerId', 'departmentIds']);

/** `{field: {from, to}}` in words: names in place of ids, because the log outlives what it names. */
export async function changesInWords(
  prisma: CompanyTransaction,
  organizationId: string,
  before: Partial<UserRow>,
  wanted: Partial<UserInput>,
): Promise<Record<string, { from: unknown; to: unknown }>> {
  const fields = Object.keys(wanted) as UserField[];
  const ids = fields
    .filter((field) => references.has(field))
    .flatMap((field) => [before[field], wanted[field]].flat())
    .filter((id): id is string => typeof id === 'string');
  const names = await selectNames(prisma, organizationId, ids);
  const inWords = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inWords);
    return typeof value === 'string' ? (names.get(value) ?? value) : (value ?? null);
  };
  return Object.fromEntries(
    fields.map((field) => [
      field.replace(/Ids?$/, ''),
      references.has(field)
        ? { from: inWords(before[field]), to: inWords(wanted[field]) }
        : { from: before[field] ?? null, to: wanted[field] },
    ]),
  );
}

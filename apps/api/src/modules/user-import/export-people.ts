import { csvColumns } from '@tavla/shared/contracts/user-import';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { isHuman } from '@/db/service-accounts';
import { csvLine } from '@/http/answers/csv';
import { joinNames } from './department-cell';

const page = 2_000;

type PersonRow = Record<Exclude<(typeof csvColumns)[number], 'departments'>, string> & {
  departments: string[];
};

/** Every person of the company in the columns of an import, a page at a time; the export itself is audited. */
export async function* exportPeople(db: CompanyDb, actor: Actor): AsyncIterable<string> {
  await change(db, async (tx) => tx.audit(actor, { action: 'user.export', targetType: 'user' }));
  yield csvLine(csvColumns);
  let after = { sortKey: '', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const { rows } = await db.pool.query<PersonRow & typeof after>(
      `select u.id, u."sortKey", u."firstName", u."lastName", u.email, r.name as role,
         coalesce(p.name, '') as position, coalesce(m.email, '') as manager,
         array(select d.name from user_department ud
           join department d on d."organizationId" = ud."organizationId" and d.id = ud."departmentId"
           where ud."organizationId" = u."organizationId" and ud."userId" = u.id order by d."nameKey") as departments
       from "user" u
       join role r on r."organizationId" = u."organizationId" and r.id = u."roleId"
       left join position p on p."organizationId" = u."organizationId" and p.id = u."positionId"
       left join "user" m on m."organizationId" = u."organizationId" and m.id = u."managerId"
       where u."organizationId" = $1 and ${isHuman('u')} and (u."sortKey", u.id) > ($2, $3::uuid)
       order by u."sortKey", u.id limit ${page}`,
      [db.organizationId, after.sortKey, after.id],
    );
    yield rows.map(toLine).join('');
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = last;
  }
}

function toLine({ departments, ...row }: PersonRow): string {
  const cells = { ...row, departments: joinNames(departments) };
  return csvLine(csvColumns.map((column) => cells[column]));
}

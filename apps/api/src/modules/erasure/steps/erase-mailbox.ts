import type { Step } from './step';

/**
 * What waits for their mailbox: mails to them, codes that were asked for with their addresses, and what counts these.
 * Mails to others that name them say so no more. Who they are at a provider is forgotten. An address that somebody has by
 * now, of whichever company, is theirs alone: codes and counters know no company.
 */
export const mailbox: Step = {
  name: 'mailbox',
  async work({ db: { organizationId }, run }, { userId, names }) {
    const free = await run<{ address: string }>(
      `select a as address from unnest($1::text[]) a
       where a like '%@%' and not exists (select 1 from "user" u where u.email = lower(a))`,
      names,
    );
    const addresses = free.map(({ address }) => address);
    const gone = await run(
      `delete from waiting_mail where "organizationId" = $1::uuid
         and (data->>'userId' = $2::text or lower(data->>'to') = any($3::text[])) returning id`,
      ...[organizationId, userId, addresses],
    );
    const others = await run(
      `update waiting_mail set data = erase_json(data, $2::text[])
       where "organizationId" = $1::uuid and data is distinct from erase_json(data, $2::text[]) returning id`,
      ...[organizationId, names],
    );
    const links = await run(
      `delete from sign_in_link where "organizationId" = $1::uuid and "userId" = $2::uuid returning 1`,
      ...[organizationId, userId],
    );
    const codes = await run(
      'delete from sign_in_code where email = any($1::text[]) returning email',
      addresses,
    );
    const counters = await run(
      `delete from rate_limit where exists (
         select 1 from unnest($1::text[]) a where right(key, length(a) + 1) = ':' || a) returning key`,
      addresses,
    );
    return [gone, others, links, codes, counters].reduce((sum, { length }) => sum + length, 0);
  },
};

import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { makePasskey, newDevice, signInWith } from '@/test/passkeys/passkey-desk';
import { useSignInDesk } from '@/test/sign-in-desk';
import { signIn } from '@/test/signed-in-browser';

const desk = useSignInDesk();

/** Changes somebody while their sign-in is at work, which has to wait for it. */
async function changedMeanwhile<Answer>(id: string, sql: string, begin: () => Promise<Answer>) {
  const { pool } = desk.test.db;
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query('select from "user" where id = $1 for update', [id]);
    await other.query(sql, [id]);
    const answer = begin();
    await expect
      .poll(async () => {
        const { rows } = await pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      })
      .toBe(1);
    await other.query('commit');
    return await answer;
  } finally {
    other.release();
  }
}

const sessionsOf = (userId: string) =>
  desk.test.db.prisma.session.count({ where: { userId, revokedAt: null } });
const blocked = 'update "user" set blocked = true where id = $1';
const codesOff = `insert into sign_in_provider ("organizationId", domain, proof, "provedDomain", issuer, "codesOff")
  select "organizationId", domain, 'proof', domain, 'https://provider.test', true
  from (select "organizationId", '${newId()}.test' as domain from "user" where id = $1) of_person`;

describe('no session begins for somebody who, while they sign in,', () => {
  it.each([
    ['is blocked', blocked],
    ['is given another address', `update "user" set email = 'new-' || email where id = $1`],
    // The last: it stays so in the company.
    ['may no longer come in by code', codesOff],
  ])('%s', async (_, sql) => {
    const { id, email } = await desk.person();
    const code = await desk.codeFor(email);
    const before = await sessionsOf(id);
    const answer = await changedMeanwhile(id, sql, () => desk.verify(email, code));
    expect([answer.statusCode, await sessionsOf(id)]).toEqual([400, before]);
  });
});

it('nor by a passkey', async () => {
  await desk.test.db.pool.query('delete from sign_in_provider');
  const { id, email } = await desk.person();
  const device = newDevice();
  await makePasskey(await signIn(desk.browserAt('10.61.0.1'), desk.catcher, email), device);
  const browser = desk.browserAt('10.61.0.2');
  const before = await sessionsOf(id);
  const answer = await changedMeanwhile(id, blocked, () => signInWith(browser, device));
  expect([answer.statusCode, await sessionsOf(id)]).toEqual([400, before]);
});

import { describe, expect, it } from 'vitest';
import { query, useDatabaseFolder } from './database.test-kit';
import { renewServingAccount, servingRole } from './serving-account';

const at = useDatabaseFolder({ isMade: true });

describe('the account that serves in the built-in database', { timeout: 60_000 }, () => {
  it('is made once, gets a new password at each start, and is nothing but a role that may connect', async () => {
    const { url: admin } = await at.start();
    const first = await renewServingAccount(admin);
    expect(await query(first, 'select current_user as name')).toEqual([{ name: servingRole }]);
    await query(admin, `alter role ${servingRole} superuser`);

    const second = await renewServingAccount(admin);
    await expect(query(first, 'select 1')).rejects.toThrow('password authentication failed');
    expect(
      await query(
        second,
        `select rolname, rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as more
         from pg_roles where rolname = current_user`,
      ),
    ).toEqual([{ rolname: servingRole, more: false }]);
    await expect(query(second, 'create table mine (id int)')).rejects.toThrow('permission denied');
  });

  it('loses the settings that it has made for itself, in every database', async () => {
    const { url: admin } = await at.start();
    const first = await renewServingAccount(admin);
    await query(first, `alter role ${servingRole} in database postgres set search_path = nowhere`);
    await query(first, `alter role ${servingRole} set default_transaction_read_only = on`);
    const second = await renewServingAccount(admin);
    expect(await query(second, 'show default_transaction_read_only')).toEqual([
      { default_transaction_read_only: 'off' },
    ]);
    expect(await query(second, 'select * from pg_db_role_setting')).toEqual([]);
  });
});

import { cpSync, readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { v7 as newId } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '@/db/migrate';
import { migrateQueue } from '@/jobs/migrate-queue';
import { projectDir } from '@/project-dir';
import { backUpTo, dump, Places, query, restoreFrom } from './backup.test-kit';
import { isLeftOut } from './database/left-out';

const places = new Places();
afterEach(() => places.clear());
const own = readMigrations();

/** A folder with the first migrations alone, as an earlier version had them. */
async function migrationsUpTo(count: number): Promise<string> {
  const folder = await places.folder();
  for (const { name } of own.slice(0, count)) {
    cpSync(path.join(projectDir, 'prisma/migrations', name), path.join(folder, name), { recursive: true });
  }
  expect(readdirSync(folder)).toHaveLength(count);
  return folder;
}

/** A database of the first version, with something in it, brought to a later one. */
async function databaseAt(count: number): Promise<string> {
  const url = await places.emptyDatabase();
  await migrate(url, await migrationsUpTo(1));
  await migrateQueue(url);
  const [organization, role, user, task] = Array.from({ length: 4 }, () => newId());
  await query(
    url,
    `insert into organization (id, name, domain, "nameKey", "domainKey") values ($1, 'Old', 'old.test', 'old', 'old.test')`,
    [organization],
  );
  await query(
    url,
    `insert into role ("organizationId", id, name, "nameKey") values ($1, $2, 'admin', 'admin')`,
    [organization, role],
  );
  await query(
    url,
    `insert into "user" ("organizationId", id, email, "firstName", "lastName", "sortKey", "roleId") values ($1, $2, 'a@old.test', 'Ada', 'Old', 'ada old', $3)`,
    [organization, user, role],
  );
  await query(
    url,
    `insert into task ("organizationId", id, title, "column", status, position, "customStatus") values ($1, $2, 'From long ago', 'todo', 'todo', 'a0', 'todo')`,
    [organization, task],
  );
  await query(
    url,
    `insert into task_edit ("organizationId", id, "taskId", version, changes, "actorName") values ($1, $2, $3, 2, '[]', 'Ada')`,
    [organization, newId(), task],
  );
  await query(
    url,
    `insert into audit_entry ("organizationId", id, "actorName", action) values ($1, $2, 'Ada', 'task.create')`,
    [organization, newId()],
  );
  if (count > 1) await migrate(url, await migrationsUpTo(count));
  return url;
}

async function backUpOf(url: string): Promise<string> {
  const file = path.join(await places.folder(), 'backup.tar');
  await backUpTo(file, { DATABASE_URL: url, DATA_DIR: await places.folder() });
  return file;
}

describe('an archive of an earlier version', { timeout: 120_000 }, () => {
  it.each([...new Set([1, own.length - 1])].map((count) => [own[count - 1]?.name, count] as const))(
    'after %s comes back as that database would be after its update',
    async (_, count) => {
      const source = await databaseAt(count);
      const file = await backUpOf(source);
      const target = await places.emptyDatabase();
      await restoreFrom(file, { DATABASE_URL: target, DATA_DIR: await places.folder() });
      await migrate(source);
      const { _prisma_migrations: ours, ...after } = await dump(target);
      const { _prisma_migrations: theirs, ...wanted } = await dump(source);
      expect(after).toEqual(wanted);
      expect(Object.entries(after).filter(([name]) => !isLeftOut(name) && after[name]?.length)).toHaveLength(
        7,
      );
      expect(ours).toHaveLength(theirs?.length ?? 0);
      // The server finds nothing left to do.
      expect(await migrate(target)).toEqual([]);
      await expect(query(target, 'delete from audit_entry')).rejects.toThrow('append-only');
    },
  );
});

describe('an archive of a later version', () => {
  it.each([
    [
      'a migration that is not here yet',
      "insert into _prisma_migrations (id, checksum, finished_at, migration_name) values ('x', repeat('a', 64), now(), '29991231000000_later')",
      'does not know',
    ],
    [
      'a migration in another form',
      `update _prisma_migrations set checksum = repeat('b', 64) where migration_name = '${own[0]?.name}'`,
      'has in another form',
    ],
  ])('with %s is refused in one line, and nothing is touched', async (_, change, words) => {
    const source = await databaseAt(own.length);
    await query(source, change);
    const file = await backUpOf(source);
    const settings = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: await places.folder() };
    const refused = restoreFrom(file, settings);
    await expect(refused).rejects.toThrow(
      /made by Tavla \S+ with the migration \d+_\w+, which this Tavla \S+/,
    );
    await expect(refused).rejects.toThrow(words);
    expect(await dump(settings.DATABASE_URL)).toEqual({});
    expect(await readdir(settings.DATA_DIR)).toEqual([]);
  });

  it('is made of a database where a migration failed, of which nothing was kept', async () => {
    const source = await databaseAt(own.length - 1);
    const failed = own.at(-1);
    await query(
      source,
      `insert into _prisma_migrations (id, checksum, migration_name, logs) values ('x', $1, $2, 'no luck')`,
      [failed?.checksum, failed?.name],
    );
    const target = await places.emptyDatabase();
    await restoreFrom(await backUpOf(source), { DATABASE_URL: target, DATA_DIR: await places.folder() });
    expect(await query(target, 'select title from task')).toEqual([{ title: 'From long ago' }]);
  });

  it('is not made of a database where a migration was broken off, or that is none of ours', async () => {
    const source = await databaseAt(own.length);
    await query(
      source,
      `update _prisma_migrations set finished_at = null where migration_name = '${own[1]?.name}'`,
    );
    await expect(backUpOf(source)).rejects.toThrow(
      `The migration ${own[1]?.name} was broken off in this database.`,
    );
    await expect(backUpOf(await places.emptyDatabase())).rejects.toThrow('This database is not one of Tavla');
  });
});

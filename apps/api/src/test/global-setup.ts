import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { postgresBinaries } from '@/adapters/database/binaries/postgres-binaries';
import { openCluster } from '@/adapters/database/cluster';
import { startEmbeddedPostgres } from '@/adapters/database/embedded-postgres';
import { renewServingAccount } from '@/adapters/database/serving-account';
import { runAs } from '@/adapters/database/unprivileged-user';
import { prepareDatabase } from '@/process/prepare-database';
import { copyCluster } from './copy-cluster';

declare module 'vitest' {
  interface ProvidedContext {
    /** Any database of the server, with its superuser; each test file makes its own from the template. */
    postgresUrl: string;
    /** The same with the account that serves. */
    servingUrl: string;
    /** A `DATA_DIR` with the files of a database that has never run, for `copyCluster`. */
    newDataDir: string;
  }
}

/**
 * One real PostgreSQL for the run, and a migrated template that each test file copies. It has two accounts: what is
 * tested works with the one that serves, and so every test holds its rights to what the product needs.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const newDataDir = await mkdtemp(path.join(tmpdir(), 'tavla-new-'));
  const user = runAs(path.join(newDataDir, 'postgres/data'));
  openCluster(newDataDir, postgresBinaries(user), user, () => {});
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tavla-test-'));
  copyCluster(newDataDir, dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  // Nothing in it has to outlive the machine, and each copy of the template, and its end, would wait for the disk.
  await admin.query('alter system set fsync = off');
  await admin.query('alter system set full_page_writes = off');
  await admin.query('select pg_reload_conf()');
  await admin.query('create database template_tavla');
  await admin.end();
  const servingUrl = await renewServingAccount(postgres.url);
  await prepareDatabase({
    databaseUrl: databaseUrl(servingUrl, 'template_tavla'),
    migrateDatabaseUrl: databaseUrl(postgres.url, 'template_tavla'),
  });
  project.provide('postgresUrl', postgres.url);
  project.provide('servingUrl', servingUrl);
  project.provide('newDataDir', newDataDir);
  return async () => {
    await postgres.stop();
    for (const folder of [dataDir, newDataDir]) await rm(folder, { recursive: true, force: true });
  };
}

function databaseUrl(url: string, name: string): string {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.toString();
}

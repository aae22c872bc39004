import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '@/adapters/database/embedded-postgres';
import { migrate } from '@/db/migrate';
import { migrateQueue } from '@/jobs/migrate-queue';

declare module 'vitest' {
  interface ProvidedContext {
    /** Any database of the server; each test file makes its own from the template. */
    postgresUrl: string;
  }
}

/** One real PostgreSQL for the run, and a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tavla-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('create database template_tavla');
  await admin.end();
  const template = databaseUrl(postgres.url, 'template_tavla');
  await migrate(template);
  await migrateQueue(template);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

function databaseUrl(url: string, name: string): string {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.toString();
}

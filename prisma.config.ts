import { defineConfig } from 'prisma/config';

// `generate`, `validate` and `format` need no engine, but the command line looks for one and downloads it
// when none is named. Naming any executable keeps the build free of downloads.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations', seed: 'tsx --tsconfig apps/api/tsconfig.json prisma/seed.ts' },
  // Its command line alters the schema, which is the owner's to do.
  datasource: {
    url: process.env.MIGRATE_DATABASE_URL ?? process.env.DATABASE_URL ?? 'postgresql://localhost:5432/tavla',
  },
});

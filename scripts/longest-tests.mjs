/** Tests that take longest, mostly waiting. They are small files, which Vitest leaves to the end: there they ran beside nothing. */
export const longestTests = [
  'apps/bench/src/recordings/killed.test.ts',
  'apps/bench/src/chaos/chaos.test.ts',
  'apps/api/src/adapters/database/embedded-postgres-kills.test.ts',
  'apps/bench/src/recordings/three-hours.test.ts',
  'apps/api/src/process/stop/server-stop.test.ts',
  'apps/api/src/jobs/worker.test.ts',
  'apps/api/src/modules/meetings/pipeline/killed-worker.test.ts',
  'apps/api/src/modules/users/invite/killed-invitations.test.ts',
  'apps/api/src/db/connection/silent-database.test.ts',
  'apps/api/src/adapters/language/long-texts.test.ts',
  'apps/api/src/modules/tasks/read/follow-board.test.ts',
  'apps/api/src/http/fuzz.test.ts',
  'apps/api/src/backup/archive/encryption.test.ts',
];

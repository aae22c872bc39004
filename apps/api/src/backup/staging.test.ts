import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { query, useDatabaseFolder } from '@/adapters/database/database.test-kit';
import { refuseHalfRestored, Staging } from './staging';

describe.skipIf(process.platform !== 'linux')('a restore that was killed', () => {
  const at = useDatabaseFolder();

  it('has left a database that runs on: the next one ends it, and nobody serves beside it', async () => {
    const { dataDir } = at;
    at.dataDir = path.join(dataDir, 'restore.partial-4194304');
    const { child, answer } = await at.startElsewhere();
    child.kill('SIGKILL');
    expect(await query(answer.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(() => refuseHalfRestored(dataDir)).toThrow(
      `A restore into ${dataDir} has not come to its end. Wait until it has, or run it again if it was cut off; to start with what is there, delete ${at.dataDir}.`,
    );

    const staging = await Staging.make(dataDir);
    await expect(query(answer.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    expect(readdirSync(dataDir)).toEqual([path.basename(staging.folder)]);
    expect(() => refuseHalfRestored(dataDir)).toThrow('has not come to its end');

    mkdirSync(path.join(staging.folder, 'blobs'));
    await staging.moveIn();
    // The database has not said yet that it has everything.
    expect(() => refuseHalfRestored(dataDir)).toThrow('has not come to its end');
    await staging.finish();
    expect(() => refuseHalfRestored(dataDir)).not.toThrow();
    expect(readdirSync(dataDir)).toEqual(['blobs']);
    at.dataDir = dataDir;
  });

  it('is nothing to a folder that is not there', () => {
    const none = path.join(at.dataDir, 'none');
    expect(() => refuseHalfRestored(none)).not.toThrow();
    expect(existsSync(none)).toBe(false);
  });
});

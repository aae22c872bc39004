import type { Migration } from '@/db/apply-migration';
import { readMigrations } from '@/db/migrate';
import type { Manifest } from './archive/manifest';
import { BackupError } from './backup-error';
import { productVersion } from './product-version';

/**
 * Sorts this version's migrations into those that the archive's database had, and those that are still to come.
 * @throws BackupError when the archive has one that this version does not know: it is newer
 */
export function sortMigrations(
  { migrations, product }: Manifest,
  own = readMigrations(),
): { applied: Migration[]; later: Migration[] } {
  const known = new Map(own.map((migration) => [migration.name, migration.checksum]));
  const strange = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (strange) {
    const what = known.has(strange.name) ? 'has in another form' : 'does not know';
    throw new BackupError(
      `The archive was made by Tavla ${product} with the migration ${strange.name}, which this Tavla ${productVersion()} ${what}. Restore it with Tavla ${product} or a newer one.`,
    );
  }
  const names = new Set(migrations.map(({ name }) => name));
  return {
    applied: own.filter(({ name }) => names.has(name)),
    later: own.filter(({ name }) => !names.has(name)),
  };
}

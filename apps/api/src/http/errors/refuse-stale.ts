import { say } from '@tavla/shared/error-words';
import { HttpError } from './errors';

/** What remembers the version at which each of its fields last changed. */
export interface Versioned {
  version: number;
  fieldVersions: Record<string, number>;
}

/**
 * Two people at one thing: fields that only one of them changed are merged.
 * @param noun what both changed
 * @param current the thing as it is now, in its wire shape
 * @param version the one that the wanted fields were changed on; left out, the last hand wins
 * @throws HttpError 409 with the thing as it is now, when a wanted field changed since `version`
 */
export function refuseStale(
  noun: 'person' | 'company' | 'role',
  before: Versioned,
  current: object,
  version: number | undefined,
  wanted: object,
): void {
  if (version === undefined || version >= before.version) return;
  // A restored backup counts as a change of every field.
  const { '*': ofAll = 0, ...versions } = before.fieldVersions;
  const clash = Object.keys(wanted).filter((field) => (versions[field] ?? ofAll) > version);
  if (clash.length === 0) return;
  throw new HttpError(409, 'stale-version', say(`${noun}-changed-meanwhile`), {
    current,
    errors: clash.map((path) => ({ path, ...say('field-changed-meanwhile') })),
  });
}

import type { ModelUsage } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import { recordUsage } from './record-usage';
import type { Standing, UsageKind } from './usage.repo';

/** Counts the requests of one piece of work, one after the other. */
export interface Meter {
  onUsage(usage: ModelUsage): void;
  /** Ends when everything is counted. @throws what counting threw first */
  settle(): Promise<void>;
}

/** @param onStanding hears after each request where the company stands */
export function startMeter(
  db: CompanyDb,
  kind: UsageKind,
  onStanding: (standing: Standing) => void = () => {},
): Meter {
  let fault: { error: unknown } | undefined;
  let counting = Promise.resolve();
  return {
    onUsage(usage) {
      counting = counting.then(async () => {
        try {
          onStanding(await recordUsage(db, kind, usage));
        } catch (error) {
          fault ??= { error };
        }
      });
    },
    async settle() {
      await counting;
      if (fault) throw fault.error;
    },
  };
}

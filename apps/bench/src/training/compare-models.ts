import type { StoredModel } from '../../../api/src/adapters/language/local/learned/linear-model';

/** In what a model differs from the one that is kept: nothing where both are the same to the last place. */
export function differencesOf(kept: StoredModel, learned: StoredModel): string[] {
  const [had, has] = [kept, learned].map(({ table }) => Buffer.from(table, 'base64'));
  const places = Math.max(had?.length ?? 0, has?.length ?? 0);
  let other = 0;
  for (let at = 0; at < places; at++) if (had?.[at] !== has?.[at]) other += 1;
  const parts = (['step', 'calibration', 'unnamed'] as const).filter(
    (part) => JSON.stringify(kept[part]) !== JSON.stringify(learned[part]),
  );
  return [...(other > 0 ? [`${other} of ${places} places`] : []), ...parts];
}

import { isOpen, type Standing } from './standing';

/** A change as it stands now. */
export interface Row {
  id: string;
  /** A guess is chosen by hand. */
  isGuess?: boolean;
  standing: Standing;
}

/** What a person ticked by hand. It holds for as long as the change stands as it did then. */
export type Ticks = Readonly<Record<string, { isOn: boolean; standing: Standing }>>;

/** Pure: whether a change is chosen. What is open is, unless it is a guess or somebody changed its task meanwhile. */
export function isChosen({ id, standing, isGuess }: Row, ticks: Ticks): boolean {
  if (!isOpen(standing)) return false;
  const tick = ticks[id];
  return tick?.standing === standing ? tick.isOn : standing === 'open' && !isGuess;
}

/** Pure: the ticks after some rows were switched on or off; what nobody can decide on any more stays as it is. */
export function withTicks(ticks: Ticks, rows: readonly Row[], isOn: boolean): Ticks {
  const open = rows.filter(({ standing }) => isOpen(standing));
  return { ...ticks, ...Object.fromEntries(open.map(({ id, standing }) => [id, { isOn, standing }])) };
}

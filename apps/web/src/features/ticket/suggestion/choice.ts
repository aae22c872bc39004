import { isMade } from './outcome';
import { isOpen, type Standing } from './standing';

/** A change as it stands now. */
export interface Row {
  id: string;
  /** A guess is chosen by hand. */
  isGuess?: boolean;
  /** Another row without which it is not made. */
  needs?: string | undefined;
  standing: Standing;
}

/** What a person ticked by hand. It holds for as long as the change stands as it did then. */
export type Ticks = Readonly<Record<string, { isOn: boolean; standing: Standing }>>;

/** Pure: the rows that are chosen, none without the one that it needs. */
export function chosenOf<R extends Row>(rows: readonly R[], ticks: Ticks): R[] {
  const chosen = rows.filter((row) => isChosen(row, ticks));
  const there = new Set([...chosen, ...rows.filter(({ standing }) => isMade(standing))].map(({ id }) => id));
  return chosen.filter(({ needs }) => needs === undefined || there.has(needs));
}

/** Pure: whether a change is chosen. What is open is, unless it is a guess or somebody changed its task meanwhile. */
export function isChosen({ id, standing, isGuess }: Row, ticks: Ticks): boolean {
  if (!isOpen(standing)) return false;
  const tick = ticks[id];
  return tick?.standing === standing ? tick.isOn : standing === 'open' && !isGuess;
}

/**
 * Pure: the ticks after some rows were switched on or off; what nobody can decide on any more stays as it is.
 * @param all among them what the rows need, which is switched on with them
 */
export function withTicks(
  ticks: Ticks,
  rows: readonly Row[],
  isOn: boolean,
  all: readonly Row[] = [],
): Ticks {
  const needed = isOn ? all.filter(({ id }) => rows.some(({ needs }) => needs === id)) : [];
  const open = [...rows, ...needed].filter(({ standing }) => isOpen(standing));
  return { ...ticks, ...Object.fromEntries(open.map(({ id, standing }) => [id, { isOn, standing }])) };
}

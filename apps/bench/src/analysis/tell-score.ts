import type { Findings, Quality } from '../training/score-talk';
import type { Owners } from './judge-owners';
import type { TalkScore } from './real-talk';

/** How good something is, as a table tells it. */
export type Told = Omit<Quality, 'from'>;

/** One way of reading, as a table tells it. */
export interface ToldReading {
  board: Told;
  withPossible: Told;
  decisions: Told;
  owners: Owners;
  possibleOwners: Owners;
}

/** How often what was said to be so sure was right. */
export interface Reliability {
  from: number;
  to: number;
  found: number;
  said: number;
  right: number;
}

/** What a table tells of one way of reading. */
export const toldReading = ({
  board,
  withPossible,
  decisions,
  owners,
  possibleOwners,
}: TalkScore): ToldReading => ({
  board: told(board),
  withPossible: told(withPossible),
  decisions: told(decisions),
  owners,
  possibleOwners,
});

const told = ({ found, precision, recall, f1 }: Quality): Told => ({
  found,
  precision: hundredths(precision),
  recall: hundredths(recall),
  f1: hundredths(f1),
});

const limits = [0.2, 0.35, 0.5, 0.65, 0.8, 1];

/** By how sure it was said to be; nothing is said below the first limit. */
export function reliabilityOf({ list }: Findings): Reliability[] {
  return limits.slice(1).map((to, at) => {
    const from = limits[at] ?? 0;
    const inside = list.filter(({ score }) => score >= from && (score < to || to === 1));
    const mean = (of: (finding: (typeof inside)[number]) => number) =>
      hundredths(inside.reduce((sum, finding) => sum + of(finding), 0) / Math.max(1, inside.length));
    return {
      from,
      to,
      found: inside.length,
      said: mean(({ score }) => score),
      right: mean(({ right }) => Number(right)),
    };
  });
}

export const hundredths = (share: number) => Number(share.toFixed(2));

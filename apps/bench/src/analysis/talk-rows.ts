import type { Quality } from '../training/score-talk';
import type { Owners } from './judge-owners';
import type { Reliability, Told, ToldReading } from './tell-score';

/** The rows that tell of one way to read meetings. */
export function talkRows(
  name: string,
  { board, withPossible, decisions, owners, possibleOwners }: ToldReading,
): string[] {
  return [
    `| ${name}, on the board | ${cells(board)} |`,
    `| ${name}, with possible ones | ${cells(withPossible)} |`,
    `| ${name}, decisions | ${cells(decisions)} |`,
    `| ${name}, owners on the board | ${named(owners)} |`,
    `| ${name}, owners of possible ones | ${named(possibleOwners)} |`,
  ];
}

const named = ({ named, right, wrong, ofNobody, unlabelled }: Owners) =>
  `${named} | ${right} right, ${wrong} wrong | ${ofNobody} of nobody | ${unlabelled} unlabelled`;

export function cells({ found, precision, recall, f1 }: Told | Quality): string {
  return [String(found), ...[precision, recall, f1].map((share) => share.toFixed(2))].join(' | ');
}

/** How often what was said to be so sure was right, a row for each step. */
export function reliabilityRows(steps: readonly Reliability[]): string[] {
  return steps.map(
    ({ from, to, found, said, right }) =>
      `| ${from} to ${to} | ${found} | ${said.toFixed(2)} | ${right.toFixed(2)} |`,
  );
}

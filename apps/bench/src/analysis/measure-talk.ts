import { devTalk } from '../training/read-talk';
import type { Findings, Quality } from '../training/score-talk';
import { scoreTalk, type TalkScore } from './real-talk';

/** Prints what the engine finds in talk of real people: meetings that nothing was learned from. */
export function measureTalk(): void {
  const dev = devTalk();
  console.log('\n| real talk (dev) | found | P | R | F1 |\n|---|---|---|---|---|');
  for (const [name, reading] of [
    ['speakers known', {}],
    ['speakers unknown', { withSpeakers: false }],
    ['speakers known, uploaded as .vtt', { asVtt: true }],
    ['speakers unknown, uploaded as .vtt', { asVtt: true, withSpeakers: false }],
    ['the same in pieces of 80 letters', { asVtt: true, withSpeakers: false, cutAt: 80 }],
  ] as const) {
    printScore(name, scoreTalk(dev, reading), name === 'speakers known');
  }
}

/** The rows of one way to read the meetings. */
export function printScore(name: string, score: TalkScore, withReliability = false): void {
  console.log(`| ${name}, on the board | ${cells(score.board)} |`);
  console.log(`| ${name}, with possible ones | ${cells(score.withPossible)} |`);
  console.log(`| ${name}, decisions | ${cells(score.decisions)} |`);
  const { named, right, wrong } = score.owners;
  console.log(
    `| ${name}, owners of right ones on the board | ${named} | ${right} right | ${wrong} wrong | |`,
  );
  if (withReliability) printReliability(score.findings);
}

export function cells({ found, precision, recall, f1 }: Quality): string {
  return [String(found), ...[precision, recall, f1].map((share) => share.toFixed(2))].join(' | ');
}

/** How often what was said to be so sure was right. */
function printReliability({ list }: Findings): void {
  const limits = [0, 0.2, 0.35, 0.5, 0.65, 0.8, 1.01];
  limits.slice(1).forEach((to, at) => {
    const from = limits[at] ?? 0;
    const inside = list.filter(({ score }) => score >= from && score < to);
    const mean = inside.reduce((sum, { score }) => sum + score, 0) / Math.max(1, inside.length);
    const right = inside.filter((finding) => finding.right).length / Math.max(1, inside.length);
    console.log(
      `| confidence ${from} to ${Math.min(1, to)} | ${inside.length} | said ${mean.toFixed(2)} | right ${right.toFixed(2)} | |`,
    );
  });
}

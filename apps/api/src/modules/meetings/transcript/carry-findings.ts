import type { Findings } from '@tavla/shared/meetings/findings';
import type { Language } from '@tavla/shared/meetings/languages';
import { inTurns } from '@/lib/in-turns';
import { carryDecision } from './carry-decision';
import { type Carry, carryOutline, type Quoted } from './carry-outline';
import { carryOf, linesAround } from './carry-quote';

/**
 * Lets a meeting's summary and decisions follow a correction of its transcript. Pure.
 * @returns the same findings where nothing rests on what was corrected
 */
export function carryFindings(findings: Findings, carry: Carry, language: Language): Findings {
  const decisions = findings.decisions.map((one) => carryDecision(one, carry, language));
  const told = carryOutline(findings, carry, language);
  const isOther =
    told !== findings || decisions.some(({ quote }, at) => quote !== findings.decisions[at]?.quote);
  return isOther ? { ...told, decisions } : findings;
}

interface Line {
  id: string;
  startMs: number;
  endMs: number;
  text: string;
}

interface Made<Item extends Quoted, Update extends Quoted> {
  findings: Findings;
  items: Item[];
  updates: Update[];
}

/**
 * What an analysis has made of lines, as it reads when some of them were corrected while it read them: each correction
 * is followed as one of a meeting that is done.
 * @param read the lines that it read, in order of time
 * @param now the same lines, as they are
 */
export async function carryMade<Item extends Quoted, Update extends Quoted>(
  made: Made<Item, Update>,
  read: readonly Line[],
  now: readonly Line[],
  language: Language,
): Promise<Made<Item, Update>> {
  const texts = new Map(now.map(({ id, text }) => [id, text]));
  const lines = [...read];
  const corrected = [...read.entries()].filter(([, { id, text }]) => (texts.get(id) ?? text) !== text);
  let { findings, items, updates } = made;
  for await (const [one] of inTurns(corrected, 1)) {
    if (!one) continue;
    const [at, line] = one;
    const text = texts.get(line.id) ?? line.text;
    const first = Math.max(0, at - linesAround);
    const around = lines.slice(first, at + linesAround);
    const carry = carryOf(around, at - first, text);
    const follow = <Row extends Quoted>(row: Row): Row => ({ ...row, quote: carry(row) ?? row.quote });
    findings = carryFindings(findings, carry, language);
    items = items.map(follow);
    updates = updates.map(follow);
    lines[at] = { ...line, text };
  }
  return { findings, items, updates };
}

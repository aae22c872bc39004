import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What may go wrong, each as a number that should stay zero. */
export const faults = ['lost', 'doubled', 'missed', 'byHand', 'unexpected'] as const;
export type Fault = (typeof faults)[number];

/** What was killed how often, what was confirmed to clients, and what did not hold; summed over runs. */
export interface Ledger {
  runs: number;
  kills: Record<string, number>;
  confirmed: Record<string, number>;
  faults: Record<Fault, number>;
  /** The first faults in words, for who looks into them. */
  notes: string[];
  /** Mails that came twice with one Message-ID: allowed, since a mail is sent at least once. */
  repeatedMails: number;
}

const mostNotes = 100;

export function emptyLedger(): Ledger {
  return {
    runs: 0,
    kills: {},
    confirmed: {},
    faults: { lost: 0, doubled: 0, missed: 0, byHand: 0, unexpected: 0 },
    notes: [],
    repeatedMails: 0,
  };
}

/** The sums of earlier runs, or zeros. */
export function readLedger(file: string): Ledger {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : emptyLedger();
}

/** Appears whole or not at all: a run that is broken off spoils no sums. */
export function saveLedger(file: string, ledger: Ledger): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(ledger, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

export function count(sums: Record<string, number>, what: string, times = 1): void {
  sums[what] = (sums[what] ?? 0) + times;
}

/** Keeps something in words beside the faults. */
export function note(ledger: Ledger, text: string): void {
  if (ledger.notes.length < mostNotes) ledger.notes.push(text);
}

export function fault(ledger: Ledger, kind: Fault, text: string): void {
  ledger.faults[kind] += 1;
  note(ledger, `${kind}: ${text}`);
}

export const killsOf = ({ kills }: Ledger) => Object.values(kills).reduce((sum, times) => sum + times, 0);

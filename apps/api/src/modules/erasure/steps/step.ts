import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import type { RunSql } from '@/db/run-sql';

/** Who erases, for the audit log: the job, for the admin whom its first entry names. */
export const eraser: Actor = { id: null, name: 'Erasure', ip: '', userAgent: '' };

export interface Choices {
  recordings: 'keep' | 'delete';
  files: 'keep' | 'delete';
}

/** A person who is being erased. */
export interface Erased {
  id: string;
  userId: string;
  /** What they were called, and their addresses. */
  names: string[];
  choices: Choices;
}

/** What a step works with. */
export interface StepTools {
  db: CompanyDb;
  /** In a transaction of its own, which has minutes. */
  run: RunSql;
  signal: AbortSignal;
}

/**
 * A part of the erasing. It may run again from its beginning, after a kill at any place: it changes nothing then that
 * it has changed already.
 * @returns how many things it has changed
 */
export interface Step {
  name: string;
  work(tools: StepTools, erased: Erased): Promise<number>;
}

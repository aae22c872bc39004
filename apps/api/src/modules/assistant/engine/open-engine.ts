import type { EngineCall, LanguageEngine } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import { startMeter } from '../usage/meter';
import { isUsedUp } from '../usage/record-usage';
import { selectStanding, type UsageKind } from '../usage/usage.repo';
import { selectSetting } from './setting.repo';
import { AssistantSwitched, whileOn } from './while-on';

/** The engine that works for a company. */
export interface CompanyEngine {
  /** Asks a server only where the company lets it, and counts what that takes. */
  engine: LanguageEngine;
  /** Whether the assistant answers nobody. */
  isOff: boolean;
  /** Whether this is the engine of this machine because the tokens of the month are used. */
  isLimited: boolean;
}

/**
 * The engine that a company lets work for it now: the one that the server is set up with, or the one of this machine.
 * Everything that asks an engine for a company asks this one.
 * @param configured what the server is set up with
 */
export async function openEngine(
  db: CompanyDb,
  configured: LanguageEngine,
  now = new Date(),
): Promise<CompanyEngine> {
  const standing = await selectStanding(db, now);
  const isOff = standing.setting === 'off';
  const { local } = configured;
  if (standing.setting !== 'on' || configured === local) return { engine: local, isOff, isLimited: false };
  const isLimited = isUsedUp(standing);
  return { engine: isLimited ? local : counted(db, configured), isOff, isLimited };
}

/** Whether the company's assistant answers nobody. */
export async function isAssistantOff(db: CompanyDb): Promise<boolean> {
  return (await selectSetting(db)) === 'off';
}

/** An engine that counts what it takes, and asks no server any more as soon as the company says so. */
function counted(db: CompanyDb, configured: LanguageEngine): LanguageEngine {
  return {
    ...configured,
    answer: (input, call) => count(db, 'questions', call, (watched) => configured.answer(input, watched)),
    /** Nobody waits for it: where it may not ask any more, or the tokens are used, it goes on without. */
    async analyse(input, call) {
      try {
        return await count(db, 'meetings', call, (watched) => configured.analyse(input, watched));
      } catch (error) {
        if (!(error instanceof AssistantSwitched)) throw error;
        return configured.local.analyse(input, call);
      }
    },
  };
}

/** An answer that is begun is ended, also beyond the limit: its reader waits. A meeting has hundreds of requests. */
async function count<Call extends EngineCall, Result>(
  db: CompanyDb,
  kind: UsageKind,
  call: Call,
  work: (call: Call) => Promise<Result>,
): Promise<Result> {
  const used = new AbortController();
  const meter = startMeter(db, kind, (standing) => {
    if (kind === 'meetings' && isUsedUp(standing)) used.abort();
  });
  try {
    return await whileOn(db, call, (watched) => work({ ...watched, onUsage: meter.onUsage }), used);
  } finally {
    await meter.settle();
  }
}

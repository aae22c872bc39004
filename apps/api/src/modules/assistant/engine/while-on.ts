import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineCall } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import { selectSetting } from './setting.repo';

/** The company no longer lets its assistant ask a server, in the middle of its work. */
export class AssistantSwitched extends Error {
  override readonly name = 'AssistantSwitched';
}

/** How long a server may go on after a company said no, in milliseconds. */
const pause = 1_000;

/**
 * Does work that asks a server for as long as the company lets the assistant do so: whichever process takes the
 * setting, the work of every other one ends.
 * @param ending may be aborted for another reason for which no server is to be asked any more
 * @throws AssistantSwitched when that changes meanwhile; what `work` throws
 */
export async function whileOn<Call extends EngineCall, Result>(
  db: CompanyDb,
  call: Call,
  work: (call: Call) => Promise<Result>,
  ending = new AbortController(),
): Promise<Result> {
  const over = new AbortController();
  const signal = AbortSignal.any([ending.signal, ...(call.signal ? [call.signal] : [])]);
  void watch(db, ending, over.signal);
  try {
    return await work({ ...call, signal });
  } catch (error) {
    if (ending.signal.aborted && !call.signal?.aborted) throw new AssistantSwitched();
    throw error;
  } finally {
    over.abort();
  }
}

async function watch(db: CompanyDb, ending: AbortController, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await sleep(pause, undefined, { signal: over, ref: false }).catch(() => undefined);
    if (over.aborted) return;
    // A database that does not answer says nothing: the work itself will need it.
    const setting = await selectSetting(db).catch(() => 'on');
    if (setting !== 'on') return ending.abort();
  }
}

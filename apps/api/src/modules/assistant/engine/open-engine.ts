import type { AssistantSetting } from '@tavla/shared/chat/assistant-setting';
import type { LanguageEngine } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import { selectSetting } from './setting.repo';
import { AssistantSwitched, whileOn } from './while-on';

/** The engine that works for a company. */
export interface CompanyEngine {
  /** Asks a server only where the company lets it. */
  engine: LanguageEngine;
  setting: AssistantSetting;
}

/**
 * The engine that a company lets work for it now: the one that the server is set up with, or the one of this machine.
 * Everything that asks an engine for a company asks this one.
 * @param configured what the server is set up with
 */
export async function openEngine(db: CompanyDb, configured: LanguageEngine): Promise<CompanyEngine> {
  const setting = await selectSetting(db);
  return { setting, engine: setting === 'on' ? stoppable(db, configured) : configured.local };
}

/** Whether the company's assistant answers nobody. */
export async function isAssistantOff(db: CompanyDb): Promise<boolean> {
  return (await selectSetting(db)) === 'off';
}

/** An engine that asks no server any more as soon as the company says so. What has nobody waiting goes on without. */
function stoppable(db: CompanyDb, configured: LanguageEngine): LanguageEngine {
  const { local } = configured;
  if (configured === local) return local;
  return {
    ...configured,
    answer: (input, call) => whileOn(db, call, (watched) => configured.answer(input, watched)),
    async analyse(input, call) {
      try {
        return await whileOn(db, call, (watched) => configured.analyse(input, watched));
      } catch (error) {
        if (!(error instanceof AssistantSwitched)) throw error;
        return local.analyse(input, call);
      }
    },
  };
}

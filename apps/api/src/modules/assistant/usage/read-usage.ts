import type { AssistantUsage } from '@tavla/shared/contracts/organization/assistant-usage';
import { modelHost } from '@/adapters/model-host';
import type { CompanyDb } from '@/db/database';
import type { Deps } from '@/deps';
import { type MonthRow, selectMonths } from './usage.repo';

type Env = Deps['env'];

const monthsShown = 12;

/** What models took for a company in this month and those before it, and where they are. */
export async function readUsage(
  db: CompanyDb,
  { env, language }: Pick<Deps, 'env' | 'language'>,
  now = new Date(),
): Promise<AssistantUsage> {
  const { chatPrice } = env;
  const months = await selectMonths(db, now, monthsShown);
  return {
    servers: serversOf(env, language.picturesMost > 0),
    currency: chatPrice?.currency ?? null,
    months: months.map((month) => ({ ...month, cost: chatPrice && costOf(month, chatPrice) })),
  };
}

function serversOf(env: Env, seesPictures: boolean): AssistantUsage['servers'] {
  const server = (engine: Env['speechEngine'], model: string) => {
    const host = modelHost(env, engine);
    return host === null ? null : { host, model };
  };
  const language = server(env.assistantEngine, env.chatModel);
  return {
    language: language && { ...language, seesPictures },
    speech: server(env.speechEngine, env.transcribeModel),
  };
}

const million = 1_000_000;

function costOf(
  { inputTokens, outputTokens }: Pick<MonthRow, 'inputTokens' | 'outputTokens'>,
  { input, output }: NonNullable<Env['chatPrice']>,
): number {
  return (inputTokens * input + outputTokens * output) / million;
}

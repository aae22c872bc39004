import type { AssistantUsage } from '@tavla/shared/contracts/organization/assistant-usage';
import type { CompanyDb } from '@/db/database';
import type { Deps } from '@/deps';
import { type MonthRow, selectMonths } from './usage.repo';

type Env = Deps['env'];

const monthsShown = 12;

/** What models took for a company in this month and those before it, and where they are. */
export async function readUsage(db: CompanyDb, env: Env, now = new Date()): Promise<AssistantUsage> {
  const { chatPrice } = env;
  const months = await selectMonths(db, now, monthsShown);
  return {
    servers: serversOf(env),
    currency: chatPrice?.currency ?? null,
    months: months.map((month) => ({ ...month, cost: chatPrice && costOf(month, chatPrice) })),
  };
}

/** By name alone: an address may hold a password. */
function serversOf({
  openai,
  assistantEngine,
  speechEngine,
  chatModel,
  transcribeModel,
}: Env): AssistantUsage['servers'] {
  const host = new URL(openai?.baseUrl ?? 'https://api.openai.com/v1').host;
  return {
    language: assistantEngine === 'openai' ? { host, model: chatModel } : null,
    speech: speechEngine === 'openai' ? { host, model: transcribeModel } : null,
  };
}

const million = 1_000_000;

function costOf(
  { inputTokens, outputTokens }: Pick<MonthRow, 'inputTokens' | 'outputTokens'>,
  { input, output }: NonNullable<Env['chatPrice']>,
): number {
  return (inputTokens * input + outputTokens * output) / million;
}

import type { Engine, Env } from '@/settings/env';

/** The server that an engine sends to, by name alone: an address may hold a password. null for this machine. */
export function modelHost({ openai }: Pick<Env, 'openai'>, engine: Engine): string | null {
  return engine === 'openai' ? new URL(openai?.baseUrl ?? 'https://api.openai.com/v1').host : null;
}

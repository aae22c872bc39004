import { z } from 'zod';

/**
 * What a company lets the assistant do. `on`: the server's own engine, which may be a model elsewhere. `local`: rules on
 * this machine alone. `off`: nothing is answered, and meetings are read by the rules.
 */
export const AssistantSetting = z.enum(['on', 'local', 'off']);
export type AssistantSetting = z.infer<typeof AssistantSetting>;

/** How many tokens of a model a company allows itself a month. */
export const AssistantTokens = z.number().int().min(1_000).max(2_000_000_000);

/** The share of them from which admins are told. */
export const tokensWarning = 0.8;

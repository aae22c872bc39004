import type { UsedMonth } from '@tavla/shared/contracts/organization/assistant-usage';

/** All tokens of a month, those that were sent and those that were written. */
export const tokensOf = ({ inputTokens, outputTokens }: UsedMonth): number => inputTokens + outputTokens;

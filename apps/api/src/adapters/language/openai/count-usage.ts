import OpenAI from 'openai';
import type { EngineCall, ModelUsage } from '@/adapters/language/language';
import { estimateTokens } from '@/adapters/language/windows/estimate-tokens';
import type { Prompt } from './prompts';

/** What servers tell of a request, in the words of either protocol. */
export interface ToldUsage {
  input_tokens?: number | undefined;
  output_tokens?: number | undefined;
  prompt_tokens?: number | undefined;
  completion_tokens?: number | undefined;
}

/**
 * What one picture takes, whatever is on it: no server tells before. Models scale pictures down to a size of their own, and
 * this lies above what those in use take of a large one.
 */
export const pictureTokens = 2_500;

/** What was sent with a request. */
export interface Sent extends Prompt {
  pictures?: number;
}

/** What one request took: as the server tells it, or reckoned from what was sent and written. */
export function usageOf(prompt: Sent, written: string, told?: ToldUsage | null): ModelUsage {
  const input = told?.input_tokens ?? told?.prompt_tokens;
  const output = told?.output_tokens ?? told?.completion_tokens;
  // Servers that count nothing tell zeros: a request without a token is none.
  if (isCount(input) && isCount(output) && input > 0)
    return { requests: 1, inputTokens: input, outputTokens: output, isEstimated: false };
  return {
    requests: 1,
    inputTokens:
      tokensOf(prompt.instructions) + tokensOf(prompt.data) + (prompt.pictures ?? 0) * pictureTokens,
    outputTokens: tokensOf(written),
    isEstimated: true,
  };
}

/**
 * Passes a request on. One that is given up while the server works on it has taken what it was sent.
 * @throws what `ask` throws
 */
export async function countGivenUp<Result>(
  ask: () => Promise<Result>,
  prompt: Sent,
  { signal, onUsage }: Pick<EngineCall, 'signal' | 'onUsage'>,
): Promise<Result> {
  const isSent = !signal?.aborted;
  try {
    return await ask();
  } catch (error) {
    if (isSent && isGivenUp(error)) onUsage?.(usageOf(prompt, ''));
    throw error;
  }
}

const isGivenUp = (error: unknown) =>
  error instanceof OpenAI.APIUserAbortError || error instanceof OpenAI.APIConnectionTimeoutError;

const isCount = (tokens: unknown): tokens is number => Number.isSafeInteger(tokens) && Number(tokens) >= 0;

/** In no language for certain: most of what is sent are instructions and names of fields. */
const tokensOf = (text: string) => estimateTokens(text, 'en');

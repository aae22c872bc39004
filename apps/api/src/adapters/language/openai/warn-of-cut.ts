import type { ModelUsage } from '@/adapters/language/language';
import { usageOf } from './count-usage';
import type { Prompt } from './prompts';

/**
 * The estimate of what was sent is up to 1.6 times what the smallest vocabulary makes of it, and more than twice what a
 * large one does: a server that has read less than this share of it has cut the rest.
 */
const leastRead = 0.3;
/** Of less nobody cuts anything. */
const leastSent = 2_000;

/**
 * Makes a watcher that warns, once, when a server says that it read far fewer tokens than it was sent: as Ollama it has
 * cut silently what is longer than its context, and what was said first is in no answer.
 */
export function warnOfCut(warn: (line: string) => void): (prompt: Prompt, usage: ModelUsage) => void {
  let isTold = false;
  return (prompt, { inputTokens, isEstimated }) => {
    const sent = usageOf(prompt, '').inputTokens;
    if (isTold || isEstimated || sent < leastSent || inputTokens >= leastRead * sent) return;
    isTold = true;
    warn(
      `The model's server read ${inputTokens} tokens of a request of about ${sent}: it leaves out what is longer than its context. Set CHAT_CONTEXT_TOKENS to the context that the server gives its model, or let the server give it more.`,
    );
  };
}

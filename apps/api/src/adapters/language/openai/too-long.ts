import OpenAI from 'openai';

/** The model stopped in the middle of its answer, because that was all it may write. */
export class AnswerCut extends Error {
  override readonly name = 'AnswerCut';
}

/**
 * How servers of this protocol say that a request is longer than their model reads: OpenAI and Azure, vLLM, SGLang,
 * TGI, llama.cpp, Ollama, LM Studio, Mistral, and others that stand before them.
 */
const longWords = [
  /context[ _](?:length|size|window)/i,
  /maximum (?:model )?(?:context )?length/i,
  /(?:prompt|inputs?|request|messages?)\b.{0,80}\btoo (?:long|large|many tokens)/i,
  /(?:prompt|inputs?|token count)\b.{0,80}\bexceeds?\b/i,
  /`inputs` (?:tokens|must have)/i,
  /reduce the length/i,
  /max_tokens must be at least/i,
  /\bn_ctx\b/,
];

/** Whether the same request can never be answered, and a shorter one may be. */
export function isTooLong(error: unknown): boolean {
  if (error instanceof AnswerCut) return true;
  if (!(error instanceof OpenAI.APIError)) return false;
  const { status, code, type, message } = error;
  if (status === 413 || code === 'context_length_exceeded' || type === 'exceed_context_size_error')
    return true;
  // More in one request than may be asked in a minute: waiting does not help.
  if (status === 429) return /request too large/i.test(message);
  if (status !== 400 && status !== 422 && status !== 500) return false;
  return longWords.some((words) => words.test(message));
}

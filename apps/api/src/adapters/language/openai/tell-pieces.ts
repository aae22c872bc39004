import OpenAI from 'openai';
import type { EngineCall } from '@/adapters/language/language';
import { askAgain } from './ask-again';
import { countGivenUp, type ToldUsage, usageOf } from './count-usage';
import type { Prompt } from './prompts';
import { isTooLong } from './too-long';

/** What is known of a server, in the words that it understood. */
export interface KnownServer {
  hasResponses: boolean;
  /** Whether it takes the wish to be told what a streamed answer took. */
  takesCounting: boolean;
}

/** One text that is asked for, and who waits for it. */
export interface Asking extends Pick<EngineCall, 'onUsage'> {
  client: OpenAI;
  model: string;
  prompt: Prompt;
  /** Attempts after the first. */
  retries: number;
  signal: AbortSignal;
}

interface Piece {
  text?: string | undefined;
  usage?: ToldUsage | null | undefined;
}

/** Passes an answer on as it comes and gives it back whole; what it took is told when it ends, however it ends. */
export async function collectPieces(
  pieces: AsyncIterable<Piece>,
  onDelta: (delta: string) => void,
  { prompt, onUsage }: Asking,
): Promise<string> {
  let answer = '';
  let told: ToldUsage | null | undefined;
  let isBegun = false;
  try {
    for await (const { text = '', usage } of pieces) {
      isBegun = true;
      told = usage ?? told;
      if (text === '') continue;
      answer += text;
      onDelta(text);
    }
    return answer;
  } finally {
    if (isBegun) onUsage?.(usageOf(prompt, answer, told));
  }
}

/** An answer by `/responses`; the first piece says that the server has begun. */
export async function* piecesByResponses(asking: Asking): AsyncGenerator<Piece> {
  const { client, model, prompt, retries, signal } = asking;
  const { instructions, data: input } = prompt;
  const open = () =>
    client.responses.create(
      { model, instructions, input, stream: true, store: false },
      { signal, maxRetries: 0 },
    );
  const stream = await askAgain(() => countGivenUp(open, prompt, asking), retries, signal);
  yield {};
  for await (const event of stream) {
    if (event.type === 'response.output_text.delta') yield { text: event.delta };
    else if ('response' in event) yield { usage: event.response.usage };
    if (event.type === 'response.failed' || event.type === 'error') throw new Error('the model broke off');
  }
}

/** The same by chat completions. */
export async function* piecesByChat(asking: Asking, server: KnownServer): AsyncGenerator<Piece> {
  const { prompt, retries, signal } = asking;
  const open = () => openChat(asking, server);
  const stream = await askAgain(() => countGivenUp(open, prompt, asking), retries, signal);
  yield {};
  for await (const { choices, usage } of stream) yield { text: choices[0]?.delta.content ?? '', usage };
}

/** Some servers refuse what they do not know: they are not asked what it took, which is remembered. */
async function openChat({ client, model, prompt, signal }: Asking, server: KnownServer) {
  const open = (wishes: Pick<OpenAI.ChatCompletionCreateParamsStreaming, 'stream_options'>) =>
    client.chat.completions.create(
      { model, messages: asMessages(prompt), stream: true, ...wishes },
      { signal, maxRetries: 0 },
    );
  if (!server.takesCounting) return open({});
  try {
    return await open({ stream_options: { include_usage: true } });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const stream = await open({});
    server.takesCounting = false;
    return stream;
  }
}

const isRefused = (error: unknown) =>
  error instanceof OpenAI.APIError && (error.status === 400 || error.status === 422) && !isTooLong(error);

/** A prompt as chat completions have it. */
export function asMessages({ instructions, data }: Prompt) {
  return [
    { role: 'system' as const, content: instructions },
    { role: 'user' as const, content: data },
  ];
}

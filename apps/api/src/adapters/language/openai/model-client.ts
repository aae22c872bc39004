import OpenAI from 'openai';
import { zodResponseFormat, zodTextFormat } from 'openai/helpers/zod';
import type { z } from 'zod';
import { createOpenaiClient, type ServerOptions } from '@/adapters/openai-client';
import { askAgain } from './ask-again';
import type { Prompt } from './prompts';
import { toEngineError } from './to-engine-error';
import { AnswerCut } from './too-long';

export interface ModelOptions extends ServerOptions {
  model: string;
}

export interface ModelClient {
  /**
   * Lets the model write JSON of a schema, with one attempt.
   * @throws what the client throws; AnswerCut; ZodError or SyntaxError for an answer of another shape
   */
  fill<Schema extends z.ZodType>(
    schema: Schema,
    name: string,
    prompt: Prompt,
    signal: AbortSignal,
  ): Promise<z.infer<Schema>>;
  /**
   * Lets the model write a text, passed on as it comes. Asked again as `askAgain` does, until the first piece is there.
   * @throws EngineUnavailable; the reason of `signal`
   */
  tell(prompt: Prompt, onDelta: (delta: string) => void, signal?: AbortSignal): Promise<string>;
}

/**
 * A model behind OpenAI's protocol. Servers without `/responses` are asked by chat completions instead, which
 * is remembered.
 */
export function createModelClient(options: ModelOptions): ModelClient {
  const { model, maxRetries = 2 } = options;
  const client = createOpenaiClient(options);
  let hasResponses = true;
  /** Runs the first way; where the server does not know it, the second from then on. */
  const either = async <Result>(
    first: () => Promise<Result>,
    second: () => Promise<Result>,
  ): Promise<Result> => {
    if (!hasResponses) return second();
    try {
      return await first();
    } catch (error) {
      if (!isUnknownEndpoint(error)) throw error;
      const result = await second();
      hasResponses = false;
      return result;
    }
  };
  return {
    async fill(schema, name, prompt, signal) {
      // Of its own: the client leaves what listens to a signal there, and a meeting has hundreds of requests.
      const once = { signal: AbortSignal.any([signal]), maxRetries: 0 };
      const text = await either(
        async () => {
          const format = zodTextFormat(schema, name);
          const response = await client.responses.create(
            { model, instructions: prompt.instructions, input: prompt.data, text: { format }, store: false },
            once,
          );
          if (response.incomplete_details?.reason === 'max_output_tokens') throw new AnswerCut();
          return response.output_text;
        },
        async () => {
          const format = zodResponseFormat(schema, name);
          const completion = await client.chat.completions.create(
            { model, messages: asMessages(prompt), response_format: format },
            once,
          );
          const [choice] = completion.choices;
          if (choice?.finish_reason === 'length') throw new AnswerCut();
          return choice?.message.content ?? '';
        },
      );
      return schema.parse(JSON.parse(withoutFence(text), storable));
    },
    async tell(prompt, onDelta, signal = never) {
      const asking = { client, model, retries: maxRetries, signal };
      try {
        return await either(
          () => collect(piecesByResponses(asking, prompt), onDelta),
          () => collect(piecesByChat(asking, prompt), onDelta),
        );
      } catch (error) {
        signal.throwIfAborted();
        throw toEngineError(error);
      }
    },
  };
}

/** Of who waits however long it takes. */
const never = new AbortController().signal;

/** Models that only half keep to a schema put their JSON into a block of code. */
const withoutFence = (text: string) => text.trim().replace(/^```(?:json)?|```$/g, '');

/** The database keeps neither the sign of no sign nor half a sign. */
const storable = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\u{FFFD}') : value;

/** Passes an answer on as it comes; gives it back whole. */
async function collect(pieces: AsyncIterable<string>, onDelta: (delta: string) => void): Promise<string> {
  let answer = '';
  for await (const piece of pieces) {
    if (piece === '') continue;
    answer += piece;
    onDelta(piece);
  }
  return answer;
}

interface Asking {
  client: OpenAI;
  model: string;
  retries: number;
  signal: AbortSignal;
}

async function* piecesByResponses(
  { client, model, retries, signal }: Asking,
  { instructions, data }: Prompt,
): AsyncGenerator<string> {
  const open = () =>
    client.responses.create(
      { model, instructions, input: data, stream: true, store: false },
      { signal, maxRetries: 0 },
    );
  const stream = await askAgain(open, retries, signal);
  for await (const event of stream) {
    if (event.type === 'response.output_text.delta') yield event.delta;
    else if (event.type === 'response.failed' || event.type === 'error')
      throw new Error('the model broke off');
  }
}

async function* piecesByChat(
  { client, model, retries, signal }: Asking,
  prompt: Prompt,
): AsyncGenerator<string> {
  const open = () =>
    client.chat.completions.create(
      { model, messages: asMessages(prompt), stream: true },
      { signal, maxRetries: 0 },
    );
  const stream = await askAgain(open, retries, signal);
  for await (const chunk of stream) yield chunk.choices[0]?.delta.content ?? '';
}

function asMessages({ instructions, data }: Prompt) {
  return [
    { role: 'system' as const, content: instructions },
    { role: 'user' as const, content: data },
  ];
}

/** The path itself is unknown, as against a model that is. */
function isUnknownEndpoint(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError)) return false;
  const isAboutModel = /model/i.test(error.code ?? '') || /\bmodel\b/i.test(error.message);
  return (error.status === 404 && !isAboutModel) || error.status === 405 || error.status === 501;
}

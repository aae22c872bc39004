import OpenAI from 'openai';
import { zodResponseFormat, zodTextFormat } from 'openai/helpers/zod';
import type { z } from 'zod';
import type { EngineCall } from '@/adapters/language/language';
import { createOpenaiClient, type ServerOptions } from '@/adapters/openai-client';
import { countGivenUp, type ToldUsage, usageOf } from './count-usage';
import type { Prompt } from './prompts';
import { asMessages, collectPieces, type KnownServer, piecesByChat, piecesByResponses } from './tell-pieces';
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
    call: FillCall,
  ): Promise<z.infer<Schema>>;
  /**
   * Lets the model write a text, passed on as it comes. Asked again as `askAgain` does, until the first piece is there.
   * @throws EngineUnavailable; the reason of `signal`
   */
  tell(prompt: Prompt, call: TellCall): Promise<string>;
}

type FillCall = Pick<EngineCall, 'onUsage'> & { signal: AbortSignal };
type TellCall = Pick<EngineCall, 'onUsage' | 'signal'> & { onDelta: (delta: string) => void };

/**
 * A model behind OpenAI's protocol. Servers without `/responses` are asked by chat completions instead, which
 * is remembered.
 */
export function createModelClient(options: ModelOptions): ModelClient {
  const { model, maxRetries = 2 } = options;
  const client = createOpenaiClient(options);
  const server: KnownServer = { hasResponses: true, takesCounting: true };
  /** Runs the first way; where the server does not know it, the second from then on. */
  const either = async <Result>(
    first: () => Promise<Result>,
    second: () => Promise<Result>,
  ): Promise<Result> => {
    if (!server.hasResponses) return second();
    try {
      return await first();
    } catch (error) {
      if (!isUnknownEndpoint(error)) throw error;
      const result = await second();
      server.hasResponses = false;
      return result;
    }
  };
  return {
    async fill(schema, name, prompt, call) {
      // Of its own: the client leaves what listens to a signal there, and a meeting has hundreds of requests.
      const once = { signal: AbortSignal.any([call.signal]), maxRetries: 0 };
      const ask = () =>
        either<Filled>(
          async () => {
            const format = zodTextFormat(schema, name);
            const response = await client.responses.create(
              {
                model,
                instructions: prompt.instructions,
                input: prompt.data,
                text: { format },
                store: false,
              },
              once,
            );
            const isCut = response.incomplete_details?.reason === 'max_output_tokens';
            return { text: response.output_text, isCut, usage: response.usage };
          },
          async () => {
            const format = zodResponseFormat(schema, name);
            const completion = await client.chat.completions.create(
              { model, messages: asMessages(prompt), response_format: format },
              once,
            );
            const [choice] = completion.choices;
            const isCut = choice?.finish_reason === 'length';
            return { text: choice?.message.content ?? '', isCut, usage: completion.usage };
          },
        );
      const { text, isCut, usage } = await countGivenUp(ask, prompt, call);
      call.onUsage?.(usageOf(prompt, text, usage));
      if (isCut) throw new AnswerCut();
      return schema.parse(JSON.parse(withoutFence(text), storable));
    },
    async tell(prompt, { onDelta, onUsage, signal = AbortSignal.any([]) }) {
      const asking = { client, model, prompt, retries: maxRetries, signal, onUsage };
      try {
        const answer = await either(
          () => collectPieces(piecesByResponses(asking), onDelta, asking),
          () => collectPieces(piecesByChat(asking, server), onDelta, asking),
        );
        // A stream that is called off ends as if it were whole.
        signal.throwIfAborted();
        return answer;
      } catch (error) {
        signal.throwIfAborted();
        throw toEngineError(error);
      }
    },
  };
}

interface Filled {
  text: string;
  isCut: boolean;
  usage: ToldUsage | undefined;
}

/** Models that only half keep to a schema put their JSON into a block of code. */
const withoutFence = (text: string) => text.trim().replace(/^```(?:json)?|```$/g, '');

/** The database keeps neither the sign of no sign nor half a sign. */
const storable = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\u{FFFD}') : value;

/** The path itself is unknown, as against a model that is. */
function isUnknownEndpoint(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError)) return false;
  const isAboutModel = /model/i.test(error.code ?? '') || /\bmodel\b/i.test(error.message);
  return (error.status === 404 && !isAboutModel) || error.status === 405 || error.status === 501;
}

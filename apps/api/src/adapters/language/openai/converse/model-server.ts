import type { EngineCall } from '@/adapters/language/language';
import { createOpenaiClient } from '@/adapters/openai-client';
import { askAgain } from '../ask-again';
import { countGivenUp, usageOf } from '../count-usage';
import type { ModelOptions } from '../model-client';
import { toEngineError } from '../to-engine-error';
import { openByChat } from './by-chat';
import { openByResponses } from './by-responses';
import { collectStep } from './collect-step';
import {
  type Piece,
  picturesIn,
  type Step,
  type StepRequest,
  sentText,
  type Turn,
  withoutPictures,
} from './turn';
import { watched } from './watched';
import { refusedBy, type Way, Ways } from './ways';

/** A person waits: a server that wants more time than that is told of. */
const longestPause = 5_000;

export interface ModelServer {
  /**
   * Lets the model go one step: write, or call tools. Asked again until the first piece is there, and in another way
   * where the server does not know this one.
   * @throws EngineUnavailable; the reason of the signal
   */
  step(request: StepRequest, call: StepCall): Promise<Step>;
}

export interface StepCall extends Pick<EngineCall, 'onUsage'> {
  onText: (text: string) => void;
  signal: AbortSignal;
}

export interface ServerPatience {
  /** So long it may send nothing; 30 s unless told. */
  silenceMs?: number;
}

export function createModelServer(options: ModelOptions & ServerPatience): ModelServer {
  const { model, maxRetries = 2, silenceMs = 30_000 } = options;
  const client = createOpenaiClient(options);
  const counting = { isTaken: true };
  const ways = new Ways();

  function by(way: Way, request: StepRequest, { onText, onUsage, signal }: StepCall): Promise<Step> {
    const shown = way.hasPictures ? request : { ...request, turns: withoutPictures(request.turns) };
    const asked = way.hasTools ? shown : withoutTools(shown);
    const sent = sentText(asked);
    const open = (called: AbortSignal, onAsked: () => void) => {
      const ask = () => {
        onAsked();
        const opened = () =>
          way.by === 'chat'
            ? openByChat(client, model, asked, called, counting)
            : openByResponses(client, model, asked, called);
        return countGivenUp(opened, sent, { signal: called, onUsage });
      };
      return askAgain(ask, maxRetries, called, longestPause);
    };
    const pieces = counted(watched(open, silenceMs, signal), sent, onUsage);
    return collectStep(pieces, onText);
  }

  return {
    async step(request, call) {
      const tried = new Set<Way>();
      const needs = {
        tools: request.tools.length > 0,
        pictures: request.turns.some((turn) => picturesIn(turn) > 0),
      };
      let isBegun = false;
      const onText = (text: string) => {
        isBegun = true;
        call.onText(text);
      };
      for (let failure: unknown; ; ) {
        const way = ways.best(needs, tried);
        if (!way) throw toEngineError(failure);
        try {
          const step = await by(way, request, { ...call, onText });
          ways.remember(tried);
          return needs.pictures && !way.hasPictures ? { ...step, isBlind: true } : step;
        } catch (error) {
          call.signal.throwIfAborted();
          failure = error;
          const refused = isBegun ? [] : refusedBy(error, way);
          if (refused.length === 0) throw toEngineError(error, isBegun ? 'broke-off' : 'answer');
          for (const one of refused) tried.add(one);
        }
      }
    },
  };
}

/** Tells what a request took when its pieces end, however they do. */
async function* counted(
  pieces: AsyncIterable<Piece>,
  sent: ReturnType<typeof sentText>,
  onUsage: StepCall['onUsage'],
): AsyncGenerator<Piece> {
  let written = '';
  let told: Piece['usage'];
  let isBegun = false;
  try {
    for await (const piece of pieces) {
      isBegun = true;
      told = piece.usage ?? told;
      written += `${piece.text ?? ''}${piece.call?.input ?? ''}`;
      yield piece;
    }
  } finally {
    if (isBegun) onUsage?.(usageOf(sent, written, told));
  }
}

/** The same without tools: what they gave stands with the question. */
function withoutTools({ instructions, turns }: StepRequest): StepRequest {
  const given = turns.filter((turn) => turn.by === 'tool').map(({ text }) => text);
  const asked = turns.filter((turn) => turn.by === 'person');
  const text = [...asked.map((turn) => turn.text), ...given].join('\n\n');
  const turn: Turn = { by: 'person', text, pictures: asked.flatMap(({ pictures = [] }) => pictures) };
  return { instructions, turns: [turn], tools: [], mayCall: false };
}

import { EngineUnavailable } from '@/adapters/language/engine-unavailable';
import type { AnswerCall, EngineCall } from '@/adapters/language/language';
import type { Toolbox } from '@/adapters/language/toolbox';
import type { Prompt } from '../prompts';
import { type Budget, Spending } from './budget';
import type { ModelServer } from './model-server';
import { runCall } from './run-call';
import { type Step, type Turn, withoutPictures } from './turn';

/** Calls that are run at a time; nobody needs more to answer. */
const callsMost = 8;

export interface Conversed {
  answer: string;
  /** Whether a budget ended the looking up, or the answer. */
  isCutShort: boolean;
  /** Whether the server did not take the pictures. */
  isBlind?: boolean;
}

export interface ConverseCall extends Pick<EngineCall, 'onUsage'>, Pick<AnswerCall, 'pictures'> {
  toolbox: Pick<Toolbox, 'tools'>;
  onDelta: (delta: string) => void;
  signal: AbortSignal;
  budget: Budget;
  /** Tokens that the model takes at a time. */
  contextTokens: number;
}

/**
 * Lets a model answer, running the tools that it calls, until it calls none or the budget ends. Its words are passed on
 * as they come; joined they are the answer.
 * @throws EngineUnavailable, `answer` when it writes nothing; the reason of `signal`; whatever a tool throws
 */
export async function converse(
  server: ModelServer,
  { instructions, data }: Prompt,
  { toolbox: { tools }, pictures = [], onDelta, onUsage, signal, budget, contextTokens }: ConverseCall,
): Promise<Conversed> {
  const spending = new Spending(budget, contextTokens);
  const spent = new AbortController();
  const ending = AbortSignal.any([signal, spent.signal]);
  const shown = pictures.map(({ mimeType, bytes }) => `data:${mimeType};base64,${bytes.toString('base64')}`);
  let turns: Turn[] = [{ by: 'person', text: data, ...(shown.length > 0 && { pictures: shown }) }];
  let answer = '';
  let isParted = false;
  const tell = (text: string) => {
    const told = isParted ? `\n\n${text}` : text;
    isParted = false;
    answer += told;
    onDelta(told);
    if (spending.write(text).isSpent) spent.abort();
  };
  /** A model that has nothing to say to what tools gave is asked once more, for words. */
  let isPressed = false;
  const blind: Pick<Conversed, 'isBlind'> = {};
  for (;;) {
    const { isSpent } = spending.begin({ instructions, turns });
    const mayCall = !isSpent && !isPressed;
    const request = { instructions, turns, tools, mayCall };
    const { text, calls, isBlind } = await server
      .step(request, { onText: tell, onUsage, signal: ending })
      .catch((error) => {
        if (!spent.signal.aborted || signal.aborted) throw error;
        return enough;
      });
    if (isBlind) {
      // What was refused once is not sent again with each thing that the model looks up.
      blind.isBlind = true;
      turns = withoutPictures(turns);
    }
    const isCutShort = spent.signal.aborted || (isSpent && tools.length > 0);
    if (calls.length === 0 || !mayCall) {
      if (answer.trim() !== '' || isCutShort) return { answer, isCutShort, ...blind };
      if (isPressed || turns.length === 1) throw new EngineUnavailable('answer');
      isPressed = true;
      continue;
    }
    isParted = text !== '';
    const called = calls.slice(0, callsMost);
    const told = await Promise.all(called.map((call) => runCall(tools, call)));
    signal.throwIfAborted();
    turns.push({ by: 'model', text, calls: called });
    const results = called.map(({ id: callId }, at): Turn => ({ by: 'tool', callId, text: told[at] ?? '' }));
    turns.push(...spending.fitting(turns, results));
  }
}

/** A step that its budget ended. */
const enough: Step = { text: '', calls: [] };

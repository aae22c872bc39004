import type { AnalyseCall, AnalysisInput, LanguageEngine } from '@/adapters/language/language';
import { createLocalEngine } from '@/adapters/language/local/local-engine';
import type { Toolbox } from '@/adapters/language/toolbox';
import { estimateTokens } from '@/adapters/language/windows/estimate-tokens';
import type { groundWindows } from '@/adapters/language/windows/ground-windows';
import type { planWindows, Window, WindowPlan } from '@/adapters/language/windows/plan-windows';
import { FairQueue } from '@/adapters/text-work/fair-queue';
import type { TextWork } from '@/adapters/text-work/text-work';
import { deadline as deadlineSignal } from '@/lib/deadline';
import { analysisSchema, summarySchema } from './analysis-schema';
import { askAgain } from './ask-again';
import { type Budget, usualBudget } from './converse/budget';
import { converse } from './converse/converse';
import { createModelServer, type ServerPatience } from './converse/model-server';
import { pictureTokens } from './count-usage';
import { createModelClient, type ModelOptions } from './model-client';
import { analysisPrompt, questionPrompt, summaryPrompt } from './prompts';
import { type DraftedWindow, readWindows } from './read-windows';
import { joinSummaries } from './sum-up';

export interface OpenaiEngineOptions extends ModelOptions, ServerPatience {
  /** Where the transcript is divided, and searched for what the model quotes. */
  text: TextWork;
  /** Tokens that the model reads and writes at a time; 32,000 unless told. */
  contextTokens?: number;
  /** For all requests about one meeting; half an hour unless told. */
  deadlineMs?: number;
  /** What one question may cost; each limit as usual unless told. */
  budget?: Partial<Budget>;
  /** Whether the model sees; it does not unless told. */
  seesPictures?: boolean;
}

const textMs = 60_000;
/** Pictures that one question may show; of a small context they take half at the most. */
const picturesMost = 4;
const noTools: Toolbox = { known: [], tools: [] };
/** Of who waits however long it takes. */
const never = new AbortController().signal;
/** Requests about meetings at a time, of this process and of one company. What people ask in the chat goes past them. */
const lanes = { running: 4, runningEach: 2, waiting: 100, waitingEach: 100 };

/** A model behind OpenAI's protocol. What it writes is grounded like anything else. */
export function createOpenaiEngine(options: OpenaiEngineOptions): LanguageEngine {
  const {
    text,
    contextTokens = 32_000,
    deadlineMs = 30 * 60_000,
    maxRetries = 2,
    seesPictures = false,
  } = options;
  const model = createModelClient(options);
  const server = createModelServer(options);
  const queue = new FairQueue(lanes);

  async function analyse(input: AnalysisInput, call: AnalyseCall) {
    const { organizationId, onUsage } = call;
    const work = { ...call, milliseconds: textMs };
    const isSilent = input.segments.every((segment) => segment.text.trim() === '');
    const plan: WindowPlan = isSilent
      ? { pieces: [], windows: [] }
      : await text.run<typeof planWindows>('plan-windows', [input, budgetFor(input, contextTokens)], work);
    const isPart = plan.windows.length > 1;
    const ask = (window: Window, signal: AbortSignal) => {
      const { people, tasks, from, to } = window;
      const segments = plan.pieces.slice(from, to);
      const whole = isPart || segments.length < plan.pieces.length;
      const prompt = analysisPrompt({ ...input, people, tasks, segments }, whole);
      const fill = () => model.fill(analysisSchema, 'meeting_analysis', prompt, { signal, onUsage });
      return queue.run(organizationId, () => askAgain(fill, maxRetries, signal), signal);
    };
    const deadline = deadlineSignal(deadlineMs);
    const about = JSON.stringify([options.model, input.language, input.recordedAt, input.timeZone]);
    const read = await readWindows({ plan, lanes: lanes.runningEach, about, ask, deadline }, call);
    const summary = await sumUp(read, input, {
      ...call,
      signal: AbortSignal.any([deadline, ...signalOf(call)]),
    });
    call.signal?.throwIfAborted();
    const grounded = [plan.pieces, read, input, { summary, engine: 'openai' }] as const;
    return text.run<typeof groundWindows>('ground-windows', [...grounded], work);
  }

  /** One summary for the whole meeting; where the model gives none, those of its parts. */
  async function sumUp(
    read: readonly DraftedWindow[],
    input: AnalysisInput,
    { organizationId, onUsage, signal }: AnalyseCall & { signal: AbortSignal },
  ): Promise<string> {
    const summaries = read.toSorted((a, b) => a.from - b.from).map(({ draft }) => draft.summary);
    const [only = ''] = summaries;
    if (summaries.length < 2) return only;
    const prompt = summaryPrompt(input.language, summaries);
    if (estimateTokens(prompt.data, input.language) > contextTokens / 2) return joinSummaries(summaries);
    const fill = () => model.fill(summarySchema, 'meeting_summary', prompt, { signal, onUsage });
    try {
      const { summary } = await queue.run(organizationId, () => askAgain(fill, 1, signal), signal);
      return summary.trim() || joinSummaries(summaries);
    } catch {
      return joinSummaries(summaries);
    }
  }

  return {
    name: 'openai',
    picturesMost: seesPictures ? Math.min(picturesMost, Math.floor(contextTokens / 2 / pictureTokens)) : 0,
    local: createLocalEngine(text),
    analyse,
    answer(input, { toolbox = noTools, pictures = [], onDelta = () => {}, signal = never, onUsage }) {
      const budget = { ...usualBudget, ...options.budget };
      const prompt = questionPrompt(input, toolbox.known, pictures);
      return converse(server, prompt, { toolbox, pictures, onDelta, onUsage, signal, budget, contextTokens });
    },
  };
}

const signalOf = ({ signal }: AnalyseCall): AbortSignal[] => (signal ? [signal] : []);

/** What is sent beside people, tasks and transcript: the instructions, and the shape of the answer. */
function budgetFor(input: AnalysisInput, context: number) {
  const { instructions } = analysisPrompt({ ...input, people: [], tasks: [], segments: [] }, true);
  const shape = JSON.stringify(analysisSchema.toJSONSchema());
  return { context, fixed: estimateTokens(instructions, 'en') + estimateTokens(shape, 'en') };
}

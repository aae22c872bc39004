import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { EngineUnavailable } from '@/adapters/language/engine-unavailable';
import type { AnalyseCall, TranscriptSegment } from '@/adapters/language/language';
import { lineOf, type Window, type WindowPlan } from '@/adapters/language/windows/plan-windows';
import { analysisSchema } from './analysis-schema';
import { halveWindow } from './halve-window';
import { toEngineError } from './to-engine-error';
import { isTooLong } from './too-long';

type Draft = z.infer<typeof analysisSchema>;

/** A part of the transcript and what the model wrote of it. */
export interface DraftedWindow {
  from: number;
  to: number;
  draft: Draft;
}

/** How often a window may be halved. */
const mostHalvings = 4;
/** After so many failures in a row the server is taken to be down. */
const mostFailures = 3;

interface Reading {
  plan: WindowPlan;
  /** Of one company at a time. */
  lanes: number;
  /** Stands for the model and for what it is asked beside the words. */
  about: string;
  /** Asks the model about a window; throws what its client throws. */
  ask(window: Window, signal: AbortSignal): Promise<Draft>;
  /** Ends the reading with what there is. */
  deadline: AbortSignal;
}

/**
 * Reads the windows of a meeting, some at a time, those that `kept` holds without asking. One that is too long for the
 * model is halved. One that fails costs only itself, as long as enough of them are read.
 * @throws EngineUnavailable of the first that failed, when too few were read; the reason of `signal`
 */
export async function readWindows(reading: Reading, call: AnalyseCall): Promise<DraftedWindow[]> {
  const { plan, lanes, ask, deadline, about } = reading;
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, deadline, ...(call.signal ? [call.signal] : [])]);
  const kept = new Map(call.kept?.map(({ key, draft }) => [key, draft]));
  const todo = plan.windows.map((window) => ({ window, halvings: mostHalvings }));
  const read: DraftedWindow[] = [];
  const failures: EngineUnavailable[] = [];
  let of = todo.length;
  let inRow = 0;

  async function readNext(next: (typeof todo)[number]): Promise<void> {
    const { from, to } = next.window;
    const key = keyOf(plan.pieces.slice(from, to), about);
    const known = analysisSchema.safeParse(kept.get(key));
    if (known.success) {
      read.push({ from, to, draft: known.data });
      return;
    }
    let draft: Draft;
    try {
      draft = await ask(next.window, signal);
    } catch (error) {
      const halves = isTooLong(error) && next.halvings > 0 ? halveWindow(next.window) : null;
      if (!halves) return fail(error);
      of += 1;
      todo.unshift(...halves.map((window) => ({ window, halvings: next.halvings - 1 })));
      return;
    }
    inRow = 0;
    read.push({ from, to, draft });
    if (of > 1) await call.onPart?.({ key, draft }, { done: read.length, of });
  }

  function fail(error: unknown): void {
    const failure = deadline.aborted
      ? new EngineUnavailable('unreachable', { cause: error })
      : toEngineError(error);
    // Neither cancelled nor refused altogether: the other windows may do.
    if (!(failure instanceof EngineUnavailable) || failure.failure === 'unauthorised') throw failure;
    failures.push(failure);
    inRow += 1;
  }

  async function lane(): Promise<void> {
    while (inRow < mostFailures && !signal.aborted) {
      const next = todo.shift();
      if (!next) return;
      await readNext(next);
    }
  }

  let fault: { error: unknown } | undefined;
  const working = Array.from({ length: lanes }, () =>
    lane().catch((error: unknown) => {
      fault ??= { error };
      ending.abort();
    }),
  );
  await Promise.all(working);
  call.signal?.throwIfAborted();
  if (fault) throw fault.error;
  const isEnough = read.length > 0 && read.length >= of * (call.leastRead ?? 0);
  if (of > 0 && !isEnough) throw failures[0] ?? new EngineUnavailable('unreachable');
  return read;
}

function keyOf(pieces: readonly TranscriptSegment[], about: string): string {
  return createHash('sha256')
    .update(JSON.stringify([about, pieces.map(lineOf)]))
    .digest('hex');
}

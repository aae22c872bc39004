import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { EngineUnavailable } from '@/adapters/language/engine-unavailable';
import type { AnalyseCall } from '@/adapters/language/language';
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
  const read: DraftedWindow[] = [];
  const failures: EngineUnavailable[] = [];
  const keyOf = ({ from, to }: Window) =>
    createHash('sha256')
      .update(JSON.stringify([about, plan.pieces.slice(from, to).map(lineOf)]))
      .digest('hex');
  /** Windows that are to be asked about; those that are kept count as read. */
  const take = (windows: readonly Window[], halvings: number) =>
    windows.flatMap((window) => {
      const known = analysisSchema.safeParse(kept.get(keyOf(window)));
      if (!known.success) return [{ window, halvings }];
      read.push({ from: window.from, to: window.to, draft: known.data });
      return [];
    });
  const todo = take(plan.windows, mostHalvings);
  let of = plan.windows.length;
  let inRow = 0;

  async function readNext(next: (typeof todo)[number]): Promise<void> {
    const { from, to } = next.window;
    let draft: Draft;
    try {
      draft = await ask(next.window, signal);
    } catch (error) {
      const halves = isTooLong(error) && next.halvings > 0 ? halveWindow(next.window) : null;
      if (!halves) return fail(error);
      of += 1;
      todo.unshift(...take(halves, next.halvings - 1));
      return;
    }
    inRow = 0;
    read.push({ from, to, draft });
    const part = { key: keyOf(next.window), draft };
    if (of > 1) await call.onPart?.(part, { done: read.length, of });
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

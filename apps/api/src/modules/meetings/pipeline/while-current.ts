import type { MeetingJob } from './meeting-jobs';
import { type MeetingDeps, openJob } from './meeting-steps';

const lookEvery = 2_000;

/**
 * Runs a step with a signal that aborts when its meeting is cancelled or deleted meanwhile: a decoder or a model would
 * go on for minutes for nobody. What it throws then is nobody's fault and ends here.
 */
export async function whileCurrent(
  deps: MeetingDeps,
  job: MeetingJob,
  ending: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const given = new AbortController();
  const look = async () => {
    if (!(await openJob(deps, job))) given.abort(new Error('nobody waits for this any more'));
  };
  // A look that fails says nothing about the meeting: the next one does.
  const timer = setInterval(() => void look().catch(() => {}), lookEvery);
  try {
    await work(AbortSignal.any([ending, given.signal]));
  } catch (error) {
    if (!given.signal.aborted || ending.aborted) throw error;
  } finally {
    clearInterval(timer);
  }
}

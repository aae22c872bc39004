/** Milliseconds after the end of a job of a named queue: mostly the first is enough, on a busy machine it is a later one. */
const pauses = [10, 40, 160, 640, 2_560, 10_240];

/**
 * Looks into the queue again shortly after a job has ended that others may have waited for: the jobs of a named queue
 * come one after the other, the worker looks for its next one while the end of the last is still being written, and
 * nobody is told when it is. The next one would wait until the queue is looked through by the clock.
 */
export class LookAgain {
  private readonly waiting = new Set<NodeJS.Timeout>();

  constructor(private readonly look: () => void) {}

  /** Begins anew where it has not come to its end since the job before. */
  soon(): void {
    this.stop();
    for (const pause of pauses) {
      const timer = setTimeout(() => {
        this.waiting.delete(timer);
        this.look();
      }, pause);
      this.waiting.add(timer);
    }
  }

  stop(): void {
    for (const timer of this.waiting) clearTimeout(timer);
    this.waiting.clear();
  }
}

/**
 * The question whether it is really the person of a session, which the server asks before grave things. Calls ask
 * it, and wait; one dialog answers it for all of them. It belongs to the session and ends with it.
 */
export class Confirmation {
  private waiting: { answer: Promise<boolean>; settle: (isConfirmed: boolean) => void } | null = null;
  private readonly listeners = new Set<() => void>();

  /** Resolves with whether a code was entered; with false at once when there is no dialog to ask with. */
  ask(): Promise<boolean> {
    if (this.listeners.size === 0) return Promise.resolve(false);
    this.waiting ??= question();
    this.tell();
    return this.waiting.answer;
  }

  /** The person has entered a code, or given up. */
  settle(isConfirmed: boolean): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.settle(isConfirmed);
    this.tell();
  }

  readonly isAsking = (): boolean => this.waiting !== null;

  /** Calls back when somebody begins or ceases to wait; returns the way to stop listening. */
  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

function question() {
  let settle: (isConfirmed: boolean) => void = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { answer, settle };
}

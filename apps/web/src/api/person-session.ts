import type { CurrentUser } from '@tavla/shared/contracts/auth';
import { personHeader } from '@tavla/shared/person-header';
import { Kept, sweepKept } from '@/lib/kept';
import { Confirmation } from './confirmation';

/**
 * One person's time in this window, from the answer that names them to the one that does not. Whatever works
 * for that person belongs to it: it is asked for `signal`, told by `onClose`, or waited for by `whileOpen`.
 * Nothing of it outlives it but what is `kept`, under the company's and the person's id.
 */
export class PersonSession {
  /** Of this opening of it: the same person's next one is another. */
  readonly id = crypto.randomUUID();
  readonly personId: string;
  readonly companyId: string;
  readonly kept: Kept;
  /** For a fresh code, before something grave. */
  readonly confirmation = new Confirmation();
  /** For the passkey that the company asks for. */
  readonly passkey = new Confirmation();
  private readonly end = new AbortController();

  /** @param began the person as they were when the session was opened */
  constructor(readonly began: CurrentUser) {
    this.personId = began.data.id;
    this.companyId = began.data.organization.id;
    this.kept = new Kept(this);
  }

  /** Aborts when the session closes. */
  get signal(): AbortSignal {
    return this.end.signal;
  }

  /** Names the person to the server, which then does nothing in anybody else's name. */
  get headers(): Record<string, string> {
    return { [personHeader]: this.personId };
  }

  isOf({ data }: CurrentUser): boolean {
    return data.id === this.personId && data.organization.id === this.companyId;
  }

  /** Calls back when the session closes, or at once when it is closed; returns the way to stop listening. */
  onClose(listener: () => void): () => void {
    if (this.signal.aborted) listener();
    this.signal.addEventListener('abort', listener, { once: true });
    return () => this.signal.removeEventListener('abort', listener);
  }

  /**
   * The same promise while the session is open; afterwards it never settles. So whatever a page would have done
   * next (another call, a message, a step to another page) is not done in somebody else's session.
   */
  whileOpen<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      promise.then(
        (value) => this.signal.aborted || resolve(value),
        (error: unknown) => this.signal.aborted || reject(error),
      );
    });
  }

  close(): void {
    this.end.abort(new DOMException('The session is over.', 'AbortError'));
  }
}

/** The open session: who the window shows. The one thing about a person that is found without asking for it. */
let open: PersonSession | null = null;
const listeners = new Set<() => void>();

export function getSession(): PersonSession | null {
  return open;
}

/** Calls back when a session was opened or closed; returns the way to stop listening. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says who is signed in now: closes the session of anybody else first. */
export function enterSession(current: CurrentUser | null): void {
  if (current ? open?.isOf(current) : !open) return;
  const before = open;
  open = null;
  before?.close();
  if (current) {
    sweepKept();
    open = new PersonSession(current);
  }
  for (const listener of listeners) listener();
}

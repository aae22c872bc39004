import type pg from 'pg';
import { noteLength } from '@/modules/events/answers/answer-note';
import { keepRun, type RunKey } from './answers.repo';
import { BrokenOff } from './broken-off';
import { type AskerRights, lostBy } from './rights/asker-rights';
import { type Conversation, tellPiece } from './tell-answer';

/** Milliseconds between two notes, and between two looks at how the question stands. */
const every = { note: 200, look: 1_000 };

/**
 * Takes an answer while it is written: tells it in few notes, keeps it about once a second for those who come later,
 * and learns whether it is to go on. A piece costs no row.
 */
export class AnswerWriter {
  private text = '';
  private told = 0;
  private kept = '';
  private isLooking = false;
  private sending: Promise<void> = Promise.resolve();
  private telling: NodeJS.Timeout | undefined;
  private readonly looking: NodeJS.Timeout;
  private readonly stop = new AbortController();

  /** @param ending aborted when the process is to end */
  constructor(
    private readonly pool: pg.Pool,
    private readonly run: RunKey & Conversation,
    private readonly rights: AskerRights,
    private readonly ending: AbortSignal,
  ) {
    this.looking = setInterval(() => void this.look(), every.look);
    ending.addEventListener('abort', this.breakOff);
    if (ending.aborted) this.breakOff();
  }

  /** Aborted when the answer was stopped, or is not to be written any more. */
  get signal(): AbortSignal {
    return this.stop.signal;
  }

  readonly write = (delta: string): void => {
    // No database keeps a zero character, and one that is refused would neither be kept nor be stopped.
    this.text += delta.replaceAll('\0', '');
    if (this.signal.aborted) this.tellRest();
    else this.telling ??= this.tell();
  };

  close(): void {
    clearInterval(this.looking);
    clearTimeout(this.telling);
    this.ending.removeEventListener('abort', this.breakOff);
  }

  private readonly breakOff = () => this.stop.abort(new BrokenOff('the process ends'));

  /** Before the end is told: of an answer that was stopped, whoever waits has only what was told. */
  private tellRest(): void {
    clearTimeout(this.telling);
    this.telling = this.tell();
  }

  private tell(): NodeJS.Timeout | undefined {
    if (this.told === this.text.length) return undefined;
    while (this.told < this.text.length) {
      const at = this.told;
      const text = this.text.slice(at, at + noteLength);
      this.told += text.length;
      // One after the other, or they would overtake each other. Whoever misses one asks for what is kept.
      const send = async () => {
        const isTold = await tellPiece(this.pool, this.run, this.rights.grounds, { at, text });
        if (!isTold) await this.look();
      };
      this.sending = this.sending.then(send).catch(() => undefined);
    }
    return setTimeout(() => {
      this.telling = this.tell();
    }, every.note);
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    const { text } = this;
    try {
      const { grounds } = this.rights;
      const now = await keepRun(this.pool, this.run, grounds, text === this.kept ? undefined : text);
      this.kept = text;
      const lost = now && lostBy(now);
      if (!now) this.stop.abort(new BrokenOff('another try goes on, or nobody waits'));
      else if (lost) this.stop.abort(lost);
      else if (now.isStopped) {
        this.tellRest();
        this.stop.abort();
      }
    } catch {
      // The database is away for a moment: the next look comes.
    } finally {
      this.isLooking = false;
    }
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { childEnvironment, holdOpen, lowerPriority } from '@/adapters/speech/child-file';
import { residentBytes } from '@/adapters/speech/limited-process';
import type { TaskAnswer, TaskRequest } from './serve-tasks';
import { TextBroke, TextRefused } from './text-refused';

export interface WorkLimits {
  /** Wall clock. */
  milliseconds: number;
  /** Memory in use. Watched on Linux only: elsewhere `heapMegabytes` has to do. */
  memoryBytes: number;
}

const WATCHED_EVERY_MS = 100;
const KEPT_COMPLAINTS = 2_000;

/** A process that does one task at a time, and that one task may cost its life. */
export class TextProcess {
  private readonly child: ChildProcess;
  private complaints = '';

  /** @param args for `process.execPath`: a program that calls `serveTasks` */
  constructor(args: readonly string[], heapMegabytes: number, cwd: string) {
    this.child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, ...args], {
      cwd,
      env: childEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      windowsHide: true,
    });
    lowerPriority(this.child.pid);
    this.child.on('error', (error) => this.complain(String(error)));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => this.complain(text));
  }

  /** Whether it can be asked. */
  get isAlive(): boolean {
    return this.child.connected && !this.child.killed;
  }

  /**
   * Does one task. Whatever ends it before its answer, the limits or the signal, ends the process.
   * @throws TextRefused `limits`; TextBroke; the reason of `signal`; an Error for what the task itself threw
   */
  run(request: TaskRequest, limits: WorkLimits, signal?: AbortSignal): Promise<unknown> {
    const { child } = this;
    holdOpen(child, true);
    return new Promise((resolve, reject) => {
      let isOver = false;
      const end = (settle: () => void) => {
        isOver = true;
        clearTimeout(clock);
        clearInterval(watch);
        signal?.removeEventListener('abort', onAbort);
        child.off('message', onAnswer).off('close', onClose).off('error', onError);
        holdOpen(child, false);
        settle();
      };
      const stop = (reason: unknown) =>
        end(() => {
          this.kill();
          reject(reason);
        });
      const onAbort = () => stop(signal?.reason);
      const onAnswer = (answer: TaskAnswer) =>
        end(() =>
          'result' in answer
            ? resolve(answer.result)
            : reject(new Error('the text work failed', { cause: answer.fault })),
        );
      // The engine ends itself by a signal when its heap is full, and the system does when memory is.
      const onClose = (code: number | null) =>
        end(() => {
          const cause = this.complaints;
          reject(
            code === null
              ? new TextRefused('limits', { cause })
              : new TextBroke(`the text process ended (${code})`, { cause }),
          );
        });
      const onError = (cause: Error) =>
        end(() => reject(new Error('the text process did not start', { cause })));
      const clock = setTimeout(() => stop(new TextRefused('limits')), limits.milliseconds);
      const watch = setInterval(async () => {
        const isTooLarge = (await this.memory()) > limits.memoryBytes;
        if (isTooLarge && !isOver) stop(new TextRefused('limits'));
      }, WATCHED_EVERY_MS);
      signal?.addEventListener('abort', onAbort);
      child.on('message', onAnswer).on('close', onClose).on('error', onError);
      // When it cannot be sent, the process is gone: its end says why.
      child.send(request, () => {});
    });
  }

  /** Bytes in use; 0 where the system does not say. */
  memory(): Promise<number> {
    return residentBytes(this.child.pid);
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  private complain(text: string): void {
    this.complaints = (this.complaints + text).slice(-KEPT_COMPLAINTS);
  }
}

import { dirname } from 'node:path';
import { FairQueue, type QueueLimits } from './fair-queue';
import { TextProcess, type WorkLimits } from './text-process';

export interface TextWorkSettings {
  queue: QueueLimits;
  /** Of each process. */
  memoryBytes: number;
  heapMegabytes: number;
  /** No task may take longer, whatever it asks for. */
  longestMs: number;
  /** An unused process is dropped from memory after so long. */
  idleMs: number;
}

/** A single process takes 60 MB while it has nothing to do. */
const defaults: TextWorkSettings = {
  queue: { running: 3, runningEach: 2, waiting: 100, waitingEach: 20 },
  memoryBytes: 500 * 2 ** 20,
  heapMegabytes: 300,
  longestMs: 120_000,
  idleMs: 60_000,
};

/** Whose work a task is, how long it may take, and who may take it back. */
export interface TaskOptions {
  /** Companies take turns. */
  organizationId: string;
  /** From its start, not counting the time that it waits. */
  milliseconds: number;
  /** Reads a format that a hostile file may break: the process is used for nothing else. */
  isRisky?: boolean;
  signal?: AbortSignal | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: stands for a function of any kind
type Task = (...args: any[]) => unknown;

/**
 * The one place for work on texts that people can make long: reading files, understanding meetings, answering
 * questions. It runs in processes of its own, so that no text can hold up the event loop or, when memory runs
 * out, take the server along; a worker thread that runs out of memory ends the whole process. A few run at a
 * time, companies take turns, and each task has a deadline and a memory limit.
 */
export class TextWork {
  private readonly queue: FairQueue;
  private readonly settings: TextWorkSettings;
  private readonly idle = new Map<TextProcess, NodeJS.Timeout>();
  private readonly working = new Set<TextProcess>();
  private isClosed = false;

  /** @param child arguments for Node of a program that calls `serveTasks` */
  constructor(
    private readonly child: readonly string[],
    settings: Partial<TextWorkSettings> = {},
  ) {
    this.settings = { ...defaults, ...settings };
    this.queue = new FairQueue(this.settings.queue);
  }

  /**
   * Runs a task of the child; `Work` is the function behind its name. Arguments and result are copied.
   * @throws TextRefused when it is not done; the reason of `signal`
   */
  async run<Work extends Task>(
    task: string,
    args: Parameters<Work>,
    { organizationId, milliseconds, isRisky = false, signal }: TaskOptions,
  ): Promise<Awaited<ReturnType<Work>>> {
    const { longestMs, memoryBytes } = this.settings;
    const limits: WorkLimits = { milliseconds: Math.min(milliseconds, longestMs), memoryBytes };
    const work = async () => {
      if (this.isClosed) throw new Error('the server is closing');
      const process = isRisky ? this.start() : this.take();
      this.working.add(process);
      try {
        return await process.run({ task, args }, limits, signal);
      } finally {
        this.working.delete(process);
        // One that has grown would be too large for the next task before it begins.
        const isUsedUp = isRisky || (await process.memory()) > memoryBytes / 2;
        if (isUsedUp || this.isClosed) process.kill();
        else this.keep(process);
      }
    };
    return (await this.queue.run(organizationId, work, signal)) as Awaited<ReturnType<Work>>;
  }

  /** Breaks off what runs and ends every process. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const process of this.working) process.kill();
    for (const process of this.idle.keys()) this.drop(process);
  }

  private take(): TextProcess {
    for (const [process, clock] of this.idle) {
      clearTimeout(clock);
      this.idle.delete(process);
      if (process.isAlive) return process;
    }
    return this.start();
  }

  private start(): TextProcess {
    const [program = ''] = this.child.slice(-1);
    // From the sources, the settings of TypeScript are looked for from the folder up.
    return new TextProcess(this.child, this.settings.heapMegabytes, dirname(program));
  }

  private keep(process: TextProcess): void {
    if (!process.isAlive) return;
    this.idle.set(process, setTimeout(() => this.drop(process), this.settings.idleMs).unref());
  }

  private drop(process: TextProcess): void {
    clearTimeout(this.idle.get(process));
    this.idle.delete(process);
    process.kill();
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { say } from '@tavla/shared/error-words';
import { childArguments, childEnvironment, holdOpen, lowerPriority } from './child-file';
import { Lanes } from './hear/lanes';
import { modelKey, type RecogniserModel } from './models/recogniser-model';
import { msToBytes } from './pcm';
import type { RecogniserAnswer, RecogniserRequest } from './recogniser-child';
import { SpeechEngineError } from './speech';

export interface RecogniserSettings {
  /** A folder that may be written to; the model's vocabulary is kept there. */
  cacheDir: string;
  /** Utterances that are recognised at the same time, each on one core. */
  lanes: number;
  /** An unused model is dropped from memory after so long. */
  idleMs: number;
  /**
   * A process that has grown by so many bytes since its model was loaded is replaced by a new one. Default 270 MB, of
   * a large model as much as it takes itself: what may be at work at a time takes up to 260, what comes on top is memory
   * in pieces too small to be used again.
   */
  growthMax?: number | undefined;
}

/** Far beyond what the slowest machine needs for half a minute of sound: from here on it hangs. */
const HANGS_AFTER_MS = 300_000;
const KEPT_COMPLAINTS = 2_000;
/**
 * Sound at work at a time, in milliseconds: with two utterances of 10 s the process takes 500 MB, of 15 s 547; one of
 * 28 s, which then runs alone, 494.
 */
const AT_WORK_MS = 20_000;
const GROWTH_MAX = 270 * 2 ** 20;

/**
 * The process that the local models run in, seen from ours. Inference neither holds up our event loop nor, when
 * the native library crashes, takes us along: the utterance at work fails, the next one starts a new process.
 * There is one process with one model in it, and so much sound at work at a time, and when it has grown all the same,
 * another takes its place: memory stays flat however long a recording is.
 *
 * Each utterance has one thread: two threads at one utterance wait for each other at every layer, which on a busy
 * machine took four times as long as two utterances side by side, for twice the work.
 */
export class RecogniserProcess {
  private running: { key: string; child: ChildProcess; loaded: Promise<number> } | undefined;
  private readonly lanes: Lanes;
  /** Counts the processes that have grown too large: with the next number comes another. */
  private generation = 0;
  private asking = 0;
  private idle: NodeJS.Timeout | undefined;
  private nextId = 1;

  constructor(private readonly settings: RecogniserSettings) {
    this.lanes = new Lanes({ lanes: settings.lanes, weight: msToBytes(AT_WORK_MS) });
  }

  /**
   * The text of one utterance.
   *
   * @throws SpeechEngineError (retryable) when the process dies or hangs
   */
  recognise(model: RecogniserModel, pcm: Uint8Array): Promise<string> {
    // Its library works at one utterance at a time, with all threads there are.
    const weight = model.kind === 'whisper-ggml' ? msToBytes(AT_WORK_MS) : pcm.byteLength;
    return this.lanes.run(
      () => this.keyOf(model),
      weight,
      (key) => this.ask(model, key, pcm),
    );
  }

  /** The id of the process while there is one. */
  get pid(): number | undefined {
    return this.running?.child.pid;
  }

  /** Ends the process once nothing is waiting for it. */
  async close(): Promise<void> {
    await this.lanes.idle();
    await this.stop();
  }

  /** Of the process that an utterance is for. Those of another wait until it has nothing to do. */
  private keyOf(model: RecogniserModel): string {
    return `${this.generation} ${modelKey(model)}`;
  }

  private async ask(model: RecogniserModel, key: string, pcm: Uint8Array): Promise<string> {
    clearTimeout(this.idle);
    this.asking++;
    if (this.running && this.running.key !== key) await this.stop();
    this.running ??= this.start(model, key);
    const { child, loaded } = this.running;
    const id = this.nextId++;
    holdOpen(child, true);
    const clock = setTimeout(() => child.kill('SIGKILL'), HANGS_AFTER_MS);
    try {
      const atFirst = await loaded;
      const answer = expectAnswer(child, isAnswerTo(id));
      child.send({ id, pcm } satisfies RecogniserRequest, (error) => error && child.kill('SIGKILL'));
      const message = await answer;
      if ('text' in message) {
        const { growthMax = Math.max(GROWTH_MAX, atFirst) } = this.settings;
        if (message.bytes - atFirst > growthMax) this.generation++;
        return message.text;
      }
      throw new SpeechEngineError(say('recogniser-failed'), { isRetryable: true, cause: message });
    } finally {
      clearTimeout(clock);
      if (--this.asking === 0) {
        holdOpen(child, false);
        clearTimeout(this.idle);
        const idleMs = key === this.keyOf(model) ? this.settings.idleMs : 0;
        this.idle = setTimeout(() => this.stop(), idleMs).unref();
      }
    }
  }

  private start(model: RecogniserModel, key: string) {
    const { cacheDir, lanes } = this.settings;
    const args = [
      '--expose-gc',
      ...childArguments('recogniser-child'),
      modelKey(model),
      cacheDir,
      String(lanes),
    ];
    const child = spawn(process.execPath, args, {
      // With one arena, glibc gives memory back that another utterance can use: 70 MB less.
      env: { ...childEnvironment(), MALLOC_ARENA_MAX: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      windowsHide: true,
    });
    lowerPriority(child.pid);
    const loaded = expectAnswer(child, isReady).then(({ bytes }) => bytes);
    const forget = () => {
      if (this.running?.child === child) this.running = undefined;
    };
    child.once('close', forget).once('error', forget);
    return { key, child, loaded };
  }

  private async stop(): Promise<void> {
    clearTimeout(this.idle);
    const child = this.running?.child;
    this.running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const isGone = new Promise((resolve) => child.once('close', resolve));
    holdOpen(child, true);
    child.kill('SIGKILL');
    await isGone;
  }
}

type Ready = Extract<RecogniserAnswer, { ready: true }>;

const isReady = (message: RecogniserAnswer): message is Ready => 'ready' in message;

const isAnswerTo =
  (id: number) =>
  (message: RecogniserAnswer): message is Exclude<RecogniserAnswer, Ready> =>
    'id' in message && message.id === id;

/** The next message of the child that `isIt` accepts; rejects when the child ends first. */
function expectAnswer<Answer extends RecogniserAnswer>(
  child: ChildProcess,
  isIt: (message: RecogniserAnswer) => message is Answer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let complaints = '';
    const onComplaint = (text: Buffer) => {
      complaints = (complaints + text).slice(-KEPT_COMPLAINTS);
    };
    const onMessage = (message: RecogniserAnswer) => {
      if (!isIt(message)) return;
      stopListening();
      resolve(message);
    };
    const onEnd = (cause: unknown) => {
      stopListening();
      reject(
        new SpeechEngineError(say('recogniser-stopped'), { isRetryable: true, cause: complaints || cause }),
      );
    };
    const stopListening = () => {
      child.stderr?.off('data', onComplaint);
      child.off('message', onMessage).off('close', onEnd).off('error', onEnd);
    };
    child.stderr?.on('data', onComplaint);
    child.on('message', onMessage).once('close', onEnd).once('error', onEnd);
  });
}

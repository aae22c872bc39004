import { serverTime } from '@/api/server-time';
import { type FinishedRecording, fileOf } from '@/entities/meetings/recordings/kept-recordings';
import { letGo, takeInHand } from '@/entities/meetings/recordings/recording-lock';
import { durationOf } from '@/entities/meetings/recordings/recording-rate';
import { RecordingStore, type StoredRecording } from '@/entities/meetings/recordings/recording-store';
import { BlockWriter } from './block-writer';
import { isSilent, levelOf, quietAfter } from './hearing';
import { LiveMicrophone, type Loss } from './live-microphone';
import { type MicrophoneChoice, openMicrophone } from './microphone';
import { MissingTime } from './missing-time';
import type { SoundBlock } from './recorder-worklet';
import { addWorklet } from './recorder-worklet-code';
import { askRoom, roomAtEnd, roomScarce } from './room';

/** Sound that stays away for so long has stopped, in milliseconds. */
const stalledMs = 3_000;
const watchEveryMs = 1_000;
const clocks = { wall: () => Date.now(), steady: () => performance.now(), server: serverTime };
/** Of the watches, one in so many asks for the room. */
const roomEvery = 10;

const losses = ['denied', 'busy', 'microphone'] as const satisfies readonly [Loss, ...Loss[]];

/**
 * Why nothing is recorded for now: the person wants it so, no microphone is to be had, or the system took the sound.
 */
export type Hold = 'person' | Loss | 'muted';

export interface RecorderStatus {
  /** Recorded so far: counted in samples, so that a clock that jumps does not matter. */
  milliseconds: number;
  /** The person wants nothing recorded for now. */
  isPaused: boolean;
  /** What has taken the sound away, whatever the person wants. */
  takenBy: Exclude<Hold, 'person'> | null;
  /** Nothing has been heard for ten seconds, or nothing comes at all. */
  isSilent: boolean;
  /** Minutes that there is room for, once they are few. */
  roomMinutes: number | null;
}

/** Why a recording ended by itself: there is no room left, or the browser stores nothing any more. */
export type RecorderEnd = 'full' | 'unsaved';

export interface RecorderEvents {
  /** How loud the last tenth of a second was, 0 to 1. */
  onLevel(level: number): void;
  onStatus(status: RecorderStatus): void;
  /** Another microphone is used from now on, or the same one once more. */
  onReplaced(label: string, isSame: boolean): void;
  /** It has to end; what was recorded is kept. */
  onEnd(why: RecorderEnd): void;
}

export interface NewRecording {
  /** Whose it is, as `ownerOf` says it. */
  owner: string;
  choice: MicrophoneChoice;
  /** An earlier one, to go on with; it is in hand. */
  earlier?: StoredRecording | undefined;
}

/** The microphone is there, and recording it cannot begin for another reason, which the message says. */
export class StartFailure extends Error {}

/** One recording from the microphone. Every second of it is saved in the browser as it comes. */
export class Recorder {
  private readonly holds = new Set<Hold>();
  /** When the last block came here, by a clock that nobody sets. */
  private heardAt = performance.now();
  private quietMs = 0;
  private roomMinutes: number | null = null;
  private watches = 0;
  private readonly watching = setInterval(() => this.watch(), watchEveryMs);
  private readonly microphone: LiveMicrophone;

  private constructor(
    stream: MediaStream,
    choice: MicrophoneChoice,
    private readonly context: AudioContext,
    private readonly node: AudioWorkletNode,
    private readonly store: RecordingStore,
    private readonly writer: BlockWriter,
    private readonly missing: MissingTime,
    private readonly events: RecorderEvents,
  ) {
    node.port.onmessage = ({ data }: MessageEvent<SoundBlock | 'end'>) => {
      if (data !== 'end') this.add(data);
    };
    this.microphone = new LiveMicrophone(stream, choice, context, node, {
      onLost: (why) => this.lose(why),
      onReplaced: (label, isSame) => {
        this.release(...losses);
        events.onReplaced(label, isSame);
      },
      onMuted: (isMuted) => (isMuted ? this.hold('muted') : this.release('muted')),
    });
  }

  /**
   * Asks for the microphone and starts.
   * @throws DOMException when there is no microphone: NotAllowedError when the person or the browser refuses
   * @throws StartFailure when it is there and cannot be recorded
   */
  static async start({ owner, choice, earlier }: NewRecording, events: RecorderEvents): Promise<Recorder> {
    const stream = await openMicrophone(choice);
    let context: AudioContext | undefined;
    try {
      // The hardware's own rate: asking for another fails in some browsers.
      context = new AudioContext();
      await addWorklet(context);
      const node = new AudioWorkletNode(context, 'tavla-recorder', { numberOfOutputs: 0, channelCount: 1 });
      await context.resume();
      void navigator.storage?.persist?.();
      const store = await RecordingStore.open(owner);
      const recording = earlier ?? { id: crypto.randomUUID(), startedAt: Date.now(), sampleBytes: 0 };
      const next = earlier ? await store.nextIndex(earlier.id) : 0;
      const writer = new BlockWriter(store, recording, next, () => events.onEnd('unsaved'));
      const missing = new MissingTime(writer, clocks, earlier);
      await takeInHand(recording.id);
      return new Recorder(stream, choice, context, node, store, writer, missing, events);
    } catch (error) {
      for (const track of stream.getTracks()) track.stop();
      void context?.close();
      throw new StartFailure(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }

  get id(): string {
    return this.writer.recording.id;
  }

  pause(): void {
    this.hold('person');
  }

  /** Also looks whether a microphone is to be had that was lost. */
  resume(): void {
    this.release('person');
    this.microphone.seek();
  }

  /** Ends the recording and gives it as a WAV file; it stays in the browser until `forgetRecording`, and in hand. */
  async stop(): Promise<FinishedRecording> {
    await this.end();
    const finished = await fileOf(this.store, this.writer.recording);
    this.store.close();
    return finished;
  }

  /** Ends the recording and throws it away. */
  async discard(): Promise<void> {
    await this.end();
    await this.store.remove(this.id);
    this.store.close();
    letGo(this.id);
  }

  private async end(): Promise<void> {
    clearInterval(this.watching);
    const isLost = this.holds.size > 0 && !this.holds.has('person');
    const lostMs = isLost ? this.missing.heldFor() : undefined;
    this.missing.end();
    const flushed = new Promise<void>((resolve) => {
      const { port } = this.node;
      port.addEventListener('message', ({ data }) => data === 'end' && resolve());
      port.postMessage('end');
      // A context that the system has put to sleep never answers.
      setTimeout(resolve, 1_000);
    });
    await flushed;
    this.microphone.close();
    await this.context.close();
    // What a slow audio thread sends while the last is being saved belongs to it as well.
    await this.writer.flush();
    // A pause at the end is an end; a microphone that did not come back has taken what was said.
    if (lostMs !== undefined) await this.writer.markEnd(lostMs, 'microphone');
    this.node.port.onmessage = null;
  }

  private add({ samples, at }: SoundBlock): void {
    this.heardAt = performance.now();
    if (samples.byteLength === 0 || this.holds.size > 0) return;
    const blockMs = durationOf(samples.byteLength);
    this.missing.heard(at, blockMs);
    const level = levelOf(new Int16Array(samples));
    this.quietMs = quietAfter(this.quietMs, level, blockMs);
    this.writer.add(samples);
    this.events.onLevel(level);
    this.tell();
  }

  private hold(why: Hold): void {
    if (this.holds.size === 0) this.missing.hold();
    this.holds.add(why);
    this.events.onLevel(0);
    this.tell();
  }

  private lose(why: Loss): void {
    this.hold(why);
    for (const other of losses) if (other !== why) this.holds.delete(other);
    this.tell();
  }

  private release(...whys: [Hold, ...Hold[]]): void {
    const wasHeld = whys.filter((why) => this.holds.delete(why)).length > 0;
    if (wasHeld && this.holds.size === 0) {
      this.missing.release(whys[0] === 'person' ? 'paused' : 'microphone');
      this.heardAt = performance.now();
      this.quietMs = 0;
    }
    this.tell();
  }

  private watch(): void {
    // A phone's call, for one, puts the context to sleep.
    if (this.isStalled()) void this.context.resume().catch(() => undefined);
    if (this.watches++ % roomEvery === 0) void this.watchRoom();
    this.tell();
  }

  private async watchRoom(): Promise<void> {
    const minutes = await askRoom(this.writer.recording.sampleBytes);
    this.roomMinutes = minutes < roomScarce ? minutes : null;
    if (minutes < roomAtEnd) this.events.onEnd('full');
  }

  private isStalled(): boolean {
    return this.holds.size === 0 && performance.now() - this.heardAt > stalledMs;
  }

  private tell(): void {
    const takenBy = ([...losses, 'muted'] as const).find((hold) => this.holds.has(hold)) ?? null;
    this.events.onStatus({
      milliseconds: this.writer.milliseconds,
      isPaused: this.holds.has('person'),
      takenBy,
      isSilent: this.holds.size === 0 && (isSilent(this.quietMs) || this.isStalled()),
      roomMinutes: this.roomMinutes,
    });
  }
}

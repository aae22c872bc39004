import { recordingName } from './kept-recordings';
import workletUrl from './recorder-worklet?worker&url';
import { RecordingStore, type StoredRecording } from './recording-store';
import { wavFile } from './wav';

/** About a second of sound is saved at a time. */
const blocksPerSave = 10;

export interface RecorderEvents {
  /** How loud the last tenth of a second was, 0 to 1. */
  onLevel(level: number): void;
  /** Milliseconds recorded so far: counted in samples, so that a clock that jumps does not matter. */
  onTime(milliseconds: number): void;
  /** The microphone went away, or the browser has no room left; what was recorded is kept. */
  onInterrupted(reason: string): void;
}

export interface FinishedRecording {
  id: string;
  file: File;
  startedAt: number;
}

/** One recording from the microphone. Every second of it is saved in the browser as it comes. */
export class Recorder {
  private index = 0;
  private pending: ArrayBuffer[] = [];
  private saving: Promise<void> = Promise.resolve();
  private readonly recording: StoredRecording;

  private constructor(
    private readonly stream: MediaStream,
    private readonly context: AudioContext,
    private readonly node: AudioWorkletNode,
    private readonly store: RecordingStore,
    private readonly events: RecorderEvents,
  ) {
    this.recording = { id: crypto.randomUUID(), startedAt: Date.now(), sampleBytes: 0 };
    node.port.onmessage = ({ data }) => {
      if (data instanceof ArrayBuffer) this.add(data);
    };
    for (const track of stream.getAudioTracks()) {
      track.onended = () => events.onInterrupted('The microphone was disconnected.');
    }
  }

  /**
   * Asks for the microphone and starts.
   * @param owner whose recording it is, as `ownerOf` says it
   * @throws DOMException NotAllowedError when the person or the browser refuses
   */
  static async start(owner: string, events: RecorderEvents): Promise<Recorder> {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
    try {
      // The hardware's own rate: asking for another fails in some browsers.
      const context = new AudioContext();
      await context.audioWorklet.addModule(workletUrl);
      const node = new AudioWorkletNode(context, 'tavla-recorder', { numberOfOutputs: 0, channelCount: 1 });
      context.createMediaStreamSource(stream).connect(node);
      await context.resume();
      void navigator.storage?.persist?.();
      return new Recorder(stream, context, node, await RecordingStore.open(owner), events);
    } catch (error) {
      for (const track of stream.getTracks()) track.stop();
      throw error;
    }
  }

  /** Ends the recording and gives it as a WAV file; it stays in the browser until `forgetRecording`. */
  async stop(): Promise<FinishedRecording> {
    await this.release();
    const { id, startedAt } = this.recording;
    const file = wavFile(await this.store.blocks(id), recordingName(startedAt));
    this.store.close();
    return { id, file, startedAt };
  }

  /** Ends the recording and throws it away. */
  async discard(): Promise<void> {
    await this.release();
    await this.store.remove(this.recording.id);
    this.store.close();
  }

  private async release(): Promise<void> {
    const flushed = new Promise<void>((resolve) => {
      const { port } = this.node;
      port.addEventListener('message', ({ data }) => data === 'end' && resolve());
      port.postMessage('end');
      // A context that the system has put to sleep never answers.
      setTimeout(resolve, 1_000);
    });
    await flushed;
    for (const track of this.stream.getTracks()) {
      track.onended = null;
      track.stop();
    }
    await this.context.close();
    // What a slow audio thread sends while the last is being saved belongs to it as well.
    do {
      this.save();
      await this.saving;
    } while (this.pending.length > 0);
    this.node.port.onmessage = null;
  }

  private add(samples: ArrayBuffer): void {
    if (samples.byteLength === 0) return;
    this.pending.push(samples);
    this.recording.sampleBytes += samples.byteLength;
    this.events.onLevel(levelOf(new Int16Array(samples)));
    this.events.onTime((this.recording.sampleBytes / 2 / 16_000) * 1_000);
    if (this.pending.length >= blocksPerSave) this.save();
  }

  private save(): void {
    if (this.pending.length === 0) return;
    const samples = joined(this.pending);
    const recording = { ...this.recording };
    const index = this.index++;
    this.pending = [];
    this.saving = this.saving
      .then(() => this.store.append(recording, index, samples))
      .catch(() => this.events.onInterrupted('The browser has no room left to store the recording.'));
  }
}

function joined(parts: ArrayBuffer[]): ArrayBuffer {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(new Uint8Array(part), at);
    at += part.byteLength;
  }
  return whole.buffer;
}

function levelOf(samples: Int16Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak / 32_768;
}

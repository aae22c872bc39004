import { type MicrophoneChoice, openMicrophone } from './microphone';

export interface MicrophoneEvents {
  /** The microphone went away, and none is left; another one is awaited. */
  onLost(): void;
  /** Sound comes from this one now, because the one before went away or because there is one again. */
  onReplaced(label: string): void;
  /** The system, or a call, has taken the sound away or given it back. */
  onMuted(isMuted: boolean): void;
}

/** The microphone of a recording: when it goes away the next one takes its place, at once or when there is one. */
export class LiveMicrophone {
  private source: MediaStreamAudioSourceNode | undefined;
  private isClosed = false;
  private isOpening = false;

  /** @param stream of a microphone that is open */
  constructor(
    private stream: MediaStream,
    private readonly choice: MicrophoneChoice,
    private readonly context: AudioContext,
    private readonly node: AudioWorkletNode,
    private readonly events: MicrophoneEvents,
  ) {
    this.attach(stream);
    navigator.mediaDevices.addEventListener('devicechange', this.onDevices);
  }

  close(): void {
    this.isClosed = true;
    navigator.mediaDevices.removeEventListener('devicechange', this.onDevices);
    this.detach();
  }

  private readonly onDevices = () => {
    // A track that lives goes on, whatever was plugged in beside it.
    if (this.stream.getAudioTracks().some(({ readyState }) => readyState === 'live')) return;
    void this.replace();
  };

  private attach(stream: MediaStream): void {
    this.stream = stream;
    this.source = this.context.createMediaStreamSource(stream);
    this.source.connect(this.node);
    for (const track of stream.getAudioTracks()) {
      track.onended = () => void this.replace();
      track.onmute = () => this.events.onMuted(true);
      track.onunmute = () => this.events.onMuted(false);
      this.events.onMuted(track.muted);
    }
  }

  private detach(): void {
    this.source?.disconnect();
    this.source = undefined;
    for (const track of this.stream.getTracks()) {
      track.onended = null;
      track.onmute = null;
      track.onunmute = null;
      track.stop();
    }
  }

  private async replace(): Promise<void> {
    if (this.isClosed || this.isOpening) return;
    this.isOpening = true;
    this.detach();
    const found = await openMicrophone(this.choice).catch(() => undefined);
    this.isOpening = false;
    if (this.isClosed) {
      for (const track of found?.getTracks() ?? []) track.stop();
    } else if (found) {
      this.attach(found);
      this.events.onReplaced(found.getAudioTracks()[0]?.label ?? '');
    } else {
      this.events.onLost();
    }
  }
}

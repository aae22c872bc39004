import { type MicrophoneChoice, openMicrophone } from './microphone';

export interface MicrophoneEvents {
  /** The microphone went away, and no other is to be had: none is left, or the browser may not listen any more. */
  onLost(isDenied: boolean): void;
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
  private permission: PermissionStatus | undefined;

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
    void this.watchPermission();
  }

  close(): void {
    this.isClosed = true;
    this.permission?.removeEventListener('change', this.onDevices);
    navigator.mediaDevices.removeEventListener('devicechange', this.onDevices);
    this.detach();
  }

  private readonly onDevices = () => {
    // A track that lives goes on, whatever was plugged in beside it.
    if (this.stream.getAudioTracks().some(({ readyState }) => readyState === 'live')) return;
    void this.replace();
  };

  /** Where the browser tells of it, a microphone that may be heard again is, as one that is plugged in. */
  private async watchPermission(): Promise<void> {
    this.permission = await navigator.permissions?.query({ name: 'microphone' }).catch(() => undefined);
    if (!this.isClosed) this.permission?.addEventListener('change', this.onDevices);
  }

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
    let isDenied = false;
    const found = await openMicrophone(this.choice).catch((error: unknown) => {
      isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
    });
    this.isOpening = false;
    if (this.isClosed) {
      for (const track of found?.getTracks() ?? []) track.stop();
    } else if (found) {
      this.attach(found);
      this.events.onReplaced(found.getAudioTracks()[0]?.label ?? '');
    } else {
      this.events.onLost(isDenied);
    }
  }
}

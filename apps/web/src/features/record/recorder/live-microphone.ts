import { type MicrophoneChoice, openMicrophone } from './microphone';
import { Tries } from './tries';

/** Why no microphone is to be had: none is left, another program has it, or the browser may not listen any more. */
export type Loss = 'microphone' | 'busy' | 'denied';

export interface MicrophoneEvents {
  /** The microphone went away, and no other is to be had; told again when there is another reason. */
  onLost(why: Loss): void;
  /**
   * Sound comes again, because the microphone before went away or because there is one again.
   * @param isSame it is the one from before
   */
  onReplaced(label: string, isSame: boolean): void;
  /** The system, or a call, has taken the sound away or given it back. */
  onMuted(isMuted: boolean): void;
}

/**
 * The microphone of a recording: when it goes away the next one takes its place, at once or when there is one. A call
 * that gives a microphone back tells nobody, so it is tried again and again.
 */
export class LiveMicrophone {
  private source: MediaStreamAudioSourceNode | undefined;
  /** What tells it from another: the system's choice has one id, whichever that is. */
  private name = '';
  private isClosed = false;
  private permission: PermissionStatus | undefined;
  private readonly tries = new Tries(() => this.replace());

  /** @param stream of a microphone that is open */
  constructor(
    private stream: MediaStream,
    private readonly choice: MicrophoneChoice,
    private readonly context: AudioContext,
    private readonly node: AudioWorkletNode,
    private readonly events: MicrophoneEvents,
  ) {
    this.attach(stream);
    navigator.mediaDevices.addEventListener('devicechange', this.seek);
    document.addEventListener('visibilitychange', this.onVisible);
    void this.watchPermission();
  }

  close(): void {
    this.isClosed = true;
    this.tries.end();
    this.permission?.removeEventListener('change', this.seek);
    navigator.mediaDevices.removeEventListener('devicechange', this.seek);
    document.removeEventListener('visibilitychange', this.onVisible);
    this.detach();
  }

  /** Looks for a microphone now, where there is none. */
  readonly seek = () => {
    // A track that lives goes on, whatever was plugged in beside it.
    if (this.stream.getAudioTracks().some(({ readyState }) => readyState === 'live')) return;
    void this.tries.now();
  };

  private readonly onVisible = () => {
    if (document.visibilityState === 'visible') this.seek();
  };

  /** Where the browser tells of it, a microphone that may be heard again is, as one that is plugged in. */
  private async watchPermission(): Promise<void> {
    this.permission = await navigator.permissions?.query({ name: 'microphone' }).catch(() => undefined);
    if (!this.isClosed) this.permission?.addEventListener('change', this.seek);
  }

  private attach(stream: MediaStream): void {
    this.stream = stream;
    this.source = this.context.createMediaStreamSource(stream);
    this.source.connect(this.node);
    const [first] = stream.getAudioTracks();
    this.name = `${first?.getSettings().deviceId} ${first?.label}`;
    for (const track of stream.getAudioTracks()) {
      track.onended = this.seek;
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

  private async replace() {
    this.detach();
    const before = this.name;
    const found = await openMicrophone(this.choice).catch(lossOf);
    if (typeof found === 'string') {
      if (!this.isClosed) this.events.onLost(found);
      // A browser that may not listen would ask the person, who says when.
      return found === 'denied' ? 'asked' : 'later';
    }
    if (this.isClosed) {
      for (const track of found.getTracks()) track.stop();
    } else {
      this.attach(found);
      this.events.onReplaced(found.getAudioTracks()[0]?.label ?? '', this.name === before);
    }
    return 'done';
  }
}

function lossOf(error: unknown): Loss {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'denied';
  // Firefox had the second name for it.
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'microphone';
}

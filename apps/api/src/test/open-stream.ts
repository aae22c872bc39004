import type { StreamEvent } from '@tavla/shared/events';

export type ReceivedEvent = StreamEvent & { id: number | undefined };

/** An open event stream as a browser would read it: ids are remembered over comments and events alike. */
export class OpenStream {
  readonly events: ReceivedEvent[] = [];
  readonly comments: string[] = [];
  lastEventId: string | undefined;
  isEnded = false;
  private buffer = '';
  private readonly watchers = new Set<() => void>();

  private constructor(
    readonly response: Response,
    private readonly abort: AbortController,
  ) {
    void this.read();
  }

  /** @param shown the cookie of a session, or the header of a token, which begins with `Bearer` */
  static async open(url: string, shown: string, headers: Record<string, string> = {}): Promise<OpenStream> {
    const abort = new AbortController();
    const caller = shown.startsWith('Bearer ') ? { authorization: shown } : { cookie: shown };
    const response = await fetch(url, { headers: { ...caller, ...headers }, signal: abort.signal });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return new OpenStream(response, abort);
  }

  close(): void {
    this.abort.abort();
  }

  /** Waits until the condition holds; the test's own time limit ends a wait in vain. */
  async until(condition: (stream: OpenStream) => boolean): Promise<void> {
    while (!condition(this)) await new Promise<void>((resolve) => this.watchers.add(resolve));
  }

  private async read(): Promise<void> {
    try {
      const decoder = new TextDecoder();
      for await (const bytes of this.response.body ?? []) {
        this.buffer += decoder.decode(bytes as Uint8Array, { stream: true });
        const blocks = this.buffer.split('\n\n');
        this.buffer = blocks.pop() ?? '';
        for (const block of blocks) this.receive(block);
        this.wake();
      }
    } catch {
      // Cut, by us or by the server.
    }
    this.isEnded = true;
    this.wake();
  }

  private receive(block: string): void {
    let id: string | undefined;
    let data: string | undefined;
    for (const line of block.split('\n')) {
      if (line.startsWith('id: ')) id = line.slice(4);
      if (line.startsWith('data: ')) data = line.slice(6);
      if (line.startsWith(': ')) this.comments.push(line.slice(2));
    }
    this.lastEventId = id ?? this.lastEventId;
    if (data) this.events.push({ ...JSON.parse(data), id: id === undefined ? undefined : Number(id) });
  }

  private wake(): void {
    const watchers = [...this.watchers];
    this.watchers.clear();
    for (const watcher of watchers) watcher();
  }
}

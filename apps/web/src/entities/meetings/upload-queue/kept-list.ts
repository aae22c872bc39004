import type { z } from 'zod';
import type { PersonSession } from '@/api/person-session';

/** What stands in a list that is kept: `addedAt` is its place there, as Date.now(). */
interface Listed {
  id: string;
  addedAt: number;
}

/** A person's list, as all their tabs know it: it is kept, so that it outlives pages and sessions. */
export class KeptList<Item extends Listed> {
  private known: Item[] | undefined;
  /** Where the browser keeps nothing, they are here as long as the page is. */
  private readonly unkept = new Map<string, Item>();
  private readonly listeners = new Set<() => void>();

  /** @param beginning of the names under which they are kept */
  constructor(
    private readonly session: PersonSession,
    private readonly beginning: string,
    private readonly shape: z.ZodType<Item>,
  ) {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(session.kept.key(beginning))) this.changed();
    };
    window.addEventListener('storage', onStorage, { signal: session.signal });
  }

  /** In their order; the same array until something changes. */
  readonly all = (): Item[] => {
    const { kept } = this.session;
    this.known ??= kept
      .names(this.beginning)
      .flatMap((name) => this.shape.safeParse(kept.read(name)).data ?? [])
      .filter(({ id }) => !this.unkept.has(id))
      .concat([...this.unkept.values()])
      .sort((one, other) => one.addedAt - other.addedAt);
    return this.known;
  };

  find(id: string): Item | undefined {
    // Nobody tells a session that is over what the person's next one has changed.
    if (this.session.signal.aborted) this.known = undefined;
    return this.all().find((item) => item.id === id);
  }

  put(item: Item): void {
    if (this.session.kept.write(this.beginning + item.id, item)) this.unkept.delete(item.id);
    else this.unkept.set(item.id, item);
    this.changed();
  }

  /** Changes what is still there; what another tab has taken out stays out. */
  change(id: string, part: Partial<Item>): void {
    const item = this.find(id);
    if (item) this.put({ ...item, ...part });
  }

  /** Whether a later visit knows of it. */
  outlivesPage(id: string): boolean {
    return !this.unkept.has(id);
  }

  remove(id: string): void {
    this.session.kept.remove(this.beginning + id);
    this.unkept.delete(id);
    this.changed();
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private changed(): void {
    this.known = undefined;
    for (const listener of this.listeners) listener();
  }
}

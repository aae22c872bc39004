import { isUnknownEndpoint } from '../unknown-endpoint';
import { isRefusal, saysPictures, saysTools } from './refusals';

/** How a server can be asked. */
export interface Way {
  by: 'responses' | 'chat';
  hasTools: boolean;
  hasPictures: boolean;
}

/** What a request is best asked with. */
interface Needs {
  tools: boolean;
  pictures: boolean;
}

/** The best first: what a model looks up helps with more questions than what it sees. */
const ways: readonly Way[] = [
  { hasTools: true, hasPictures: true },
  { hasTools: true, hasPictures: false },
  { hasTools: false, hasPictures: true },
  { hasTools: false, hasPictures: false },
].flatMap((having) => [
  { by: 'responses' as const, ...having },
  { by: 'chat' as const, ...having },
]);

/** After that a server is tried anew: it may have another model, or have been updated. */
const rememberedMs = 10 * 60_000;

/** Which ways a server does not know, for a while. */
export class Ways {
  private readonly refused = new Map<Way, number>();

  /** @param now milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The best way that is known to be left; undefined where none is. */
  best(needs: Needs, tried: ReadonlySet<Way> = new Set()): Way | undefined {
    return ways.find(
      (way) =>
        (needs.tools || !way.hasTools) &&
        (needs.pictures || !way.hasPictures) &&
        !tried.has(way) &&
        !this.isRefused(way),
    );
  }

  /**
   * To be called when another way worked: what did not is not tried for a while. What was refused with pictures alone may
   * be the fault of one of them, and the next question has others.
   */
  remember(refused: ReadonlySet<Way>): void {
    for (const way of refused) {
      const plain = ways.find((other) => isLike(other, way) && !other.hasPictures);
      if (plain && (refused.has(plain) || this.isRefused(plain))) {
        this.refused.set(way, this.now() + rememberedMs);
      }
    }
  }

  private isRefused(way: Way): boolean {
    return (this.refused.get(way) ?? 0) > this.now();
  }
}

const isLike = (one: Way, other: Way) => one.by === other.by && one.hasTools === other.hasTools;

/** Pure: the ways that an error says a server may not know; none where it is about something else. */
export function refusedBy(error: unknown, way: Way): Way[] {
  const others = ways.filter(({ by }) => by === way.by);
  if (way.hasPictures && saysPictures(error)) return others.filter(({ hasPictures }) => hasPictures);
  if (isUnknownEndpoint(error)) return others;
  if (way.hasTools && saysTools(error)) return others.filter(({ hasTools }) => hasTools);
  return (way.hasTools || way.hasPictures) && isRefusal(error) ? [way] : [];
}

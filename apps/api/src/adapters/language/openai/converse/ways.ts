import OpenAI from 'openai';
import { isTooLong } from '../too-long';
import { isUnknownEndpoint } from '../unknown-endpoint';

/** How a server can be asked. */
export interface Way {
  by: 'responses' | 'chat';
  hasTools: boolean;
}

/** The best first. */
const ways: readonly Way[] = [
  { by: 'responses', hasTools: true },
  { by: 'chat', hasTools: true },
  { by: 'responses', hasTools: false },
  { by: 'chat', hasTools: false },
];

/** After that a server is tried anew: it may have another model, or have been updated. */
const rememberedMs = 10 * 60_000;

/** Which ways a server does not know, for a while. */
export class Ways {
  private readonly refused = new Map<Way, number>();

  /** @param now milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The best way that is known to be left; undefined where none is. */
  best(needsTools: boolean, tried: ReadonlySet<Way> = new Set()): Way | undefined {
    return ways.find((way) => (needsTools || !way.hasTools) && !tried.has(way) && !this.isRefused(way));
  }

  /** To be called when another way worked: what did not is not tried for a while. */
  remember(refused: ReadonlySet<Way>): void {
    for (const way of refused) this.refused.set(way, this.now() + rememberedMs);
  }

  private isRefused(way: Way): boolean {
    return (this.refused.get(way) ?? 0) > this.now();
  }
}

/** Pure: the ways that an error says a server may not know; none where it is about something else. */
export function refusedBy(error: unknown, way: Way): Way[] {
  if (isUnknownEndpoint(error)) return ways.filter(({ by }) => by === way.by);
  return way.hasTools && refusesTools(error) ? [way] : [];
}

/**
 * Whether a request may have been refused for its tools. What servers say of that differs (Ollama: 'does not support
 * tools', vLLM: '"auto" tool choice requires --enable-auto-tool-choice', llama.cpp: 'tools param requires --jinja flag'),
 * and some say nothing: a request that is refused as wrong is tried without. One that fails is, if it says why.
 */
function refusesTools(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError) || isTooLong(error)) return false;
  if (error.status === 400 || error.status === 422) return true;
  return (
    (error.status === 500 || error.status === 501) && /\btool|function|jinja|template/i.test(error.message)
  );
}

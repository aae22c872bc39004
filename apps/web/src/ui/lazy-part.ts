import { type ComponentType, lazy, useEffect, useState } from 'react';
import { loadCode } from '@/lib/code/load-code';
import { whenIdle } from '@/lib/code/when-idle';

/**
 * A part of a page that is not there at first, in a module of its own. The module is fetched as soon as the
 * browser has nothing else to do: the part opens at once, and also when the network has gone by then. Where it
 * could not be fetched, the part comes with the server, and the rest of the page stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  whenIdle(() => void load().catch(() => undefined));
  return lazy(async () => ({ default: await loadCode(load) }));
}

/**
 * The same for a part that nobody asks for: undefined until its code has come. Where that could not be fetched, the page
 * does without, and neither waits nor is loaded anew for it.
 */
export function useLatePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const [part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    const fetchPart = async () => {
      const fetched = await load();
      setPart(() => fetched);
    };
    whenIdle(() => void fetchPart().catch(() => undefined));
  }, [load]);
  return part;
}

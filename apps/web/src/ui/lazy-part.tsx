import { type ComponentType, lazy, useEffect, useState } from 'react';
import { loadCode } from '@/lib/code/load-code';
import { fetchAhead, whenIdle } from '@/lib/code/when-idle';

/**
 * A part of a page that is not there at first, in a module of its own. The module is fetched ahead: the part opens at
 * once, and also when the network has gone by then. Where it was not or could not be fetched, the part comes with the
 * server, and the rest of the page stays.
 * @param comes 'by itself': nobody opens it, it guards or asks. To people who save data it is fetched ahead as well,
 *   since it must be there when it is needed, and may not be the reason for which a window is loaded anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  comes: 'when it is opened' | 'by itself' = 'when it is opened',
) {
  const code: Code<Props> = {
    there: undefined,
    later: lazy(async () => ({ default: await loadCode(fetchPart) })),
  };
  async function fetchPart() {
    code.there = await load();
    return code.there;
  }
  if (comes === 'by itself') whenIdle(() => void fetchPart().catch(() => undefined));
  else fetchAhead(fetchPart);
  return (props: Props) => <Part code={code} props={props} />;
}

interface Code<Props> {
  there: ComponentType<Props> | undefined;
  later: ComponentType<Props>;
}

/** What is there is drawn at once: `lazy` would show what stands for it, and React keep that for 300 ms. */
function Part<Props extends object>({ code, props }: { code: Code<Props>; props: Props }) {
  const [Chosen] = useState(() => code.there ?? code.later);
  return <Chosen {...props} />;
}

/**
 * The same for a part that nobody asks for: undefined until its code has come, which belongs to the page also where data
 * is saved. Where it could not be fetched, the page does without, and neither waits nor is loaded anew for it.
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

import type { LiveList } from '@/entities/entities';

/** Milliseconds. */
const longestWait = 60_000;

interface Deps {
  load: (list: LiveList) => Promise<unknown>;
  /** Whether it is shown as it was before; where it never came, the page says so and offers to try again. */
  isShown: (list: LiveList) => boolean;
  /** Loads what is not up to date. */
  again: () => void;
}

/**
 * Which lists are up to date, or will be with what is on its way. Of several loads of one list the newest alone
 * counts; when it fails the list is old, and is asked for again after a wait that grows.
 */
export function createListLoads({ load, isShown, again }: Deps) {
  /** The newest load of each: whether it is here. */
  const newest = new Map<LiveList, { isHere: boolean }>();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function failed(list: LiveList): void {
    newest.delete(list);
    if (!isShown(list)) return;
    // Lists that fail together have failed once.
    if (timer !== undefined) return;
    // All who were told to load anew at one moment do not try again at one moment.
    const wait = Math.min(longestWait, 1_000 * 2 ** failures++) * (0.5 + Math.random() / 2);
    timer = setTimeout(() => {
      timer = undefined;
      again();
    }, wait);
  }

  return {
    has: (list: LiveList) => newest.has(list),
    /** It is here, and events keep it up to date. */
    add: (list: LiveList) => newest.set(list, { isHere: true }),
    load: (list: LiveList) => {
      const own = { isHere: false };
      newest.set(list, own);
      load(list).then(
        () => {
          own.isHere = true;
          failures = 0;
        },
        () => newest.get(list) === own && failed(list),
      );
    },
    /** This one is old; without a name all are. */
    forget: (list?: LiveList) => (list ? newest.delete(list) : newest.clear()),
    /** What is on its way may never come: the connection it was asked for on is gone. */
    forgetComing: () => {
      for (const [list, { isHere }] of newest) if (!isHere) newest.delete(list);
    },
    stop: () => clearTimeout(timer),
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Work that waits for a check. A second press meanwhile does nothing; `isChecking` is for the screen to tell of the first.
 * What is given up meanwhile, as by closing, is not begun.
 */
export function useOnce() {
  const checking = useRef<symbol>(undefined);
  const [isChecking, setChecking] = useState(false);
  const giveUp = useCallback(() => {
    checking.current = undefined;
    setChecking(false);
  }, []);
  useEffect(() => giveUp, [giveUp]);
  const once = async (check: () => Promise<boolean>, work: () => unknown, otherwise = () => {}) => {
    if (checking.current) return;
    const own = Symbol();
    checking.current = own;
    setChecking(true);
    const isWanted = () => checking.current === own;
    const may = await check()
      .then((holds) => holds && isWanted())
      .finally(() => isWanted() && giveUp());
    await (may ? work() : otherwise());
  };
  return { once, giveUp, isChecking };
}

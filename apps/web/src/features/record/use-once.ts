import { useCallback, useEffect, useRef } from 'react';

/**
 * Work that waits for a check. While it is checked nothing on the screen tells of the press: a second one does nothing.
 * What is given up meanwhile, as by closing, is not begun.
 */
export function useOnce() {
  const checking = useRef<symbol>(undefined);
  const giveUp = useCallback(() => {
    checking.current = undefined;
  }, []);
  useEffect(() => giveUp, [giveUp]);
  const once = async (check: () => Promise<boolean>, work: () => unknown, otherwise = () => {}) => {
    if (checking.current) return;
    const own = Symbol();
    checking.current = own;
    const isWanted = () => checking.current === own;
    const may = await check()
      .then((holds) => holds && isWanted())
      .finally(() => isWanted() && giveUp());
    await (may ? work() : otherwise());
  };
  return { once, giveUp };
}

import { useEffect, useState } from 'react';
import { dropTyping, writeSoon } from './typing';

/**
 * The text of a search box whose words stand in the address. Each key shows at once and is written when the typing
 * pauses; when nothing waits to be written the box says what the address says, after Back as well.
 *
 * @param stated what the address says
 * @param write changes the address
 */
export function useTyped(stated: string, write: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string>();
  useEffect(() => dropTyping, []);
  const settle = () => setTyped(undefined);
  function type(text: string) {
    setTyped(text);
    writeSoon({
      write: () => {
        write(text);
        settle();
      },
      drop: settle,
    });
  }
  return [typed ?? stated, type];
}

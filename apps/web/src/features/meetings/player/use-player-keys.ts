import { type RefObject, useEffect } from 'react';
import { playerActionOf } from '@/entities/meetings/player/player-keys';
import { isTypedIn, targetOfKey } from '@/lib/key-target';
import type { Player } from './use-player';

const pressed = 'button, a, [role="button"], [role="menuitem"]';

/** Whether the key belongs to something else: a field, what lies above the page, a button that Space presses. */
function isTaken(event: KeyboardEvent): boolean {
  const element = targetOfKey(event);
  if (!element || isTypedIn(element)) return true;
  return event.key === ' ' && element.closest(pressed) !== null;
}

/** Listens to the keyboard while a meeting with sound is on the screen. */
export function usePlayerKeys(player: RefObject<Player>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = playerActionOf(event);
      if (!action || event.defaultPrevented || isTaken(event)) return;
      event.preventDefault();
      player.current.act(action);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [player]);
}

import { localStore } from '../browser-storage';

const key = 'tavla.passkey';

/** Notes that this browser has shown or made a passkey: its sign-in page offers one in the field. It names nobody. */
export function markPasskey(): void {
  localStore.set(key, '1');
}

export function hasPasskeyMark(): boolean {
  return localStore.get(key) !== null;
}

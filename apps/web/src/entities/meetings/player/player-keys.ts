/** What the keyboard does on a meeting's page. The handler, the buttons and the board's help read this one table. */
export const playerKeys = [
  { action: 'toggle', keys: ['k', ' '] },
  { action: 'back', keys: ['j'] },
  { action: 'ahead', keys: ['l'] },
  { action: 'stepBack', keys: ['ArrowLeft'] },
  { action: 'stepAhead', keys: ['ArrowRight'] },
] as const;

export type PlayerAction = (typeof playerKeys)[number]['action'];

/** How far each key goes, in milliseconds: those that people know from films on the web. */
export const steps: Record<Exclude<PlayerAction, 'toggle'>, number> = {
  back: -10_000,
  ahead: 10_000,
  stepBack: -5_000,
  stepAhead: 5_000,
};

export interface PlayerPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** The action of a key press; with a key of the browser or the system held down it means nothing. */
export function playerActionOf(press: PlayerPress): PlayerAction | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return playerKeys.find(({ keys }) => (keys as readonly string[]).includes(key))?.action;
}

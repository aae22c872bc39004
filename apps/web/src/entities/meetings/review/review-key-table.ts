/** What the keyboard does in the tray of a meeting. The handler, the legend and the board's help read this one table. */
export const reviewKeys = [
  { action: 'up', keys: ['ArrowUp', 'k'] },
  { action: 'down', keys: ['ArrowDown', 'j'] },
  { action: 'approve', keys: ['a'] },
  { action: 'edit', keys: ['e'] },
  { action: 'merge', keys: ['m'] },
  { action: 'dismiss', keys: ['d', 'Delete'] },
  { action: 'play', keys: ['p'] },
  { action: 'undo', keys: ['z', 'mod+z'] },
  { action: 'approveAll', keys: ['shift+a'] },
] as const;

export type ReviewAction = (typeof reviewKeys)[number]['action'];

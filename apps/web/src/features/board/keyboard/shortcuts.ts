/** What the keyboard can do on the board. The help sheet, the handler and the tests read this one table. */
export const shortcuts = [
  { action: 'new', keys: ['n'] },
  { action: 'search', keys: ['/'] },
  { action: 'mine', keys: ['f'] },
  { action: 'palette', keys: ['mod+k'] },
  { action: 'undo', keys: ['mod+z'] },
  { action: 'help', keys: ['?'] },
  { action: 'down', keys: ['j', 'ArrowDown'] },
  { action: 'up', keys: ['k', 'ArrowUp'] },
  { action: 'left', keys: ['h', 'ArrowLeft'] },
  { action: 'right', keys: ['l', 'ArrowRight'] },
  { action: 'open', keys: ['o', 'Enter'] },
  { action: 'edit', keys: ['e'] },
  { action: 'move', keys: ['m'] },
  { action: 'assign', keys: ['a'] },
  { action: 'select', keys: ['x'] },
  { action: 'delete', keys: ['Delete'] },
  { action: 'clear', keys: ['Escape'] },
] as const;

export type ShortcutAction = (typeof shortcuts)[number]['action'];

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** The action of a key press. `mod` is Ctrl or Cmd; keys that belong to the browser or system mean nothing. */
export function shortcutOf(press: KeyPress): ShortcutAction | undefined {
  if (press.altKey) return undefined;
  const mod = press.ctrlKey || press.metaKey;
  if (mod && press.shiftKey) return undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (press.shiftKey && /^([a-z]|Arrow.*|Enter|Delete)$/.test(key)) return undefined;
  const name = mod ? `mod+${key}` : key;
  return shortcuts.find((shortcut) => (shortcut.keys as readonly string[]).includes(name))?.action;
}

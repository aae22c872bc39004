import { describe, expect, it } from 'vitest';
import { shortcutOf, shortcuts } from './shortcuts';

describe('shortcuts', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

  it('give no key two meanings', () => {
    const keys = shortcuts.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('know every key of the table, and the question mark with Shift', () => {
    for (const { action, keys } of shortcuts) {
      for (const key of keys) {
        const mod = key.startsWith('mod+');
        expect(shortcutOf({ ...none, key: key.replace('mod+', ''), metaKey: mod })).toBe(action);
      }
    }
    expect(shortcutOf({ ...none, key: '?', shiftKey: true })).toBe('help');
  });

  it('leave the keys of the browser alone', () => {
    expect(shortcutOf({ ...none, key: 'n', ctrlKey: true })).toBeUndefined();
    expect(shortcutOf({ ...none, key: 'a', altKey: true })).toBeUndefined();
    expect(shortcutOf({ ...none, key: 'Z', metaKey: true, shiftKey: true })).toBeUndefined();
    expect(shortcutOf({ ...none, key: 'X', shiftKey: true })).toBeUndefined();
  });
});

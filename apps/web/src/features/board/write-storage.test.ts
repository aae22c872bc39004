import { describe, expect, it } from 'vitest';
import { enqueue, mark } from './write-queue';
import { WriteStorage } from './write-storage';

/** The browser's storage and locks, as far as tabs of one browser share them. */
function browser() {
  const items = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
  const held = new Set<string>();
  const openTab = () => {
    const own = new Set<string>();
    const request = async (name: string, ...rest: unknown[]) => {
      const callback = rest.at(-1) as (lock: object | null) => unknown;
      if (held.has(name)) return callback(null);
      if (rest.length === 1) {
        held.add(name);
        own.add(name);
      }
      return callback({ name });
    };
    const close = () => {
      for (const name of own) held.delete(name);
    };
    return { locks: { request } as unknown as LockManager, close };
  };
  return { storage, openTab };
}

const queue = mark(enqueue([], 'w1', { kind: 'delete', taskId: 'a', version: 1 }), 'w1', 'sending');

describe('WriteStorage', () => {
  it('hands the writes of a closed tab to the next one, once', async () => {
    const { storage, openTab } = browser();
    const first = openTab();
    const before = new WriteStorage('ada', storage, first.locks);
    await before.adopt();
    before.save(queue);
    first.close();
    expect(await new WriteStorage('ada', storage, openTab().locks).adopt()).toEqual([
      { ...queue[0], state: 'queued', hasWaited: true },
    ]);
    expect(await new WriteStorage('ada', storage, openTab().locks).adopt()).toEqual([]);
  });

  it('leaves the writes of an open tab, and of another user, alone', async () => {
    const { storage, openTab } = browser();
    const open = new WriteStorage('ada', storage, openTab().locks);
    await open.adopt();
    open.save(queue);
    const other = openTab();
    const bo = new WriteStorage('bo', storage, other.locks);
    await bo.adopt();
    bo.save(queue);
    other.close();
    expect(await new WriteStorage('ada', storage, openTab().locks).adopt()).toEqual([]);
  });

  it('survives rubbish', async () => {
    const { storage, openTab } = browser();
    storage.setItem('tavla.writes.ada.x', '{"half":');
    expect(await new WriteStorage('ada', storage, openTab().locks).adopt()).toEqual([]);
  });
});

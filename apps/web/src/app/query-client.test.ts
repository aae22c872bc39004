import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client';

const unreachable = new Error('unreachable');

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false });
  onlineManager.setOnline(false);
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test('what is done without a network fails at once, and is not done when the network is back', async () => {
  const client = createQueryClient();
  client.mount();
  const remove = vi.fn(() => Promise.reject(unreachable));
  const made = new MutationObserver(client, { mutationFn: remove }).mutate();
  await expect(made).rejects.toBe(unreachable);
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(remove).toHaveBeenCalledTimes(1);
  client.unmount();
});

test('what is read without a network has failed, and is read when the network is back', async () => {
  const client = createQueryClient();
  client.mount();
  const read = vi.fn(() =>
    onlineManager.isOnline() ? Promise.resolve('read') : Promise.reject(unreachable),
  );
  const observer = new QueryObserver(client, { queryKey: ['it'], queryFn: read });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
  expect(read).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe('read');
  stop();
  client.unmount();
});

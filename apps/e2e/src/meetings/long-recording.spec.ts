import { expect, test } from '../kit/fixtures';
import { openRecordDrawer } from '../kit/recording-kit';

/** Ten minutes in blocks of a second, and half a minute that fills no piece. */
const seconds = 630;

test('a recording is made of what lies on the disk, not of copies @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  const me = await (await company.api.get('/auth/me')).json();
  const owner = `${me.data.organization.id}.${me.data.id}`;
  // As the version before kept it: every second a block of bytes.
  await page.goto('/robots.txt');
  await page.evaluate(storeBlocks, { owner, seconds });
  await page.addInitScript(() => {
    const counted = window as unknown as { held: number; File: typeof File };
    const Original = File;
    counted.File = class extends Original {
      constructor(parts: BlobPart[], name: string, options?: FilePropertyBag) {
        counted.held = parts.reduce(
          (sum, part) => sum + (part instanceof Blob || typeof part === 'string' ? 0 : part.byteLength),
          0,
        );
        super(parts, name, options);
      }
    };
  });
  await openRecordDrawer(page);
  const unfinished = page.getByRole('status', { name: 'You have an unfinished recording' });
  await expect(unfinished.getByText('· 10:30')).toBeVisible();
  await unfinished.getByRole('button', { name: 'Upload' }).click();
  const preview = page.getByRole('region', { name: 'Recording Preview' });
  await expect(preview.getByText('10:30 · 19.23 MB')).toBeVisible();
  const held = await page.evaluate(() => (window as unknown as { held: number }).held);
  // The half minute and the header.
  expect(held).toBe(30 * 32_000 + 44);
});

function storeBlocks({ owner, seconds: count }: { owner: string; seconds: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('tavla-recordings', 2);
    open.onupgradeneeded = () => {
      const recordings = open.result.createObjectStore('recordings', { keyPath: 'id' });
      recordings.createIndex('owner', 'owner');
      open.result.createObjectStore('blocks', { keyPath: ['recording', 'index'] });
    };
    open.onsuccess = () => {
      const transaction = open.result.transaction(['recordings', 'blocks'], 'readwrite');
      const startedAt = Date.UTC(2026, 10, 20, 9);
      const sampleBytes = count * 32_000;
      transaction.objectStore('recordings').put({ id: 'long', owner, startedAt, sampleBytes });
      const blocks = transaction.objectStore('blocks');
      for (let index = 0; index < count; index++)
        blocks.put({ recording: 'long', index, samples: new ArrayBuffer(32_000) });
      transaction.oncomplete = () => {
        open.result.close();
        resolve();
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}

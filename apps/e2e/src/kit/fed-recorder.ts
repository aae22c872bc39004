import type { Page } from '@playwright/test';

interface Fed {
  feed(seconds: number): Promise<void>;
  blobs: WeakRef<Blob>[];
}

/**
 * Runs in the page before it: the recorder hears nothing from the audio thread but what `feed` says, which gives it as
 * many blocks as a microphone would, one second after the other as soon as that is saved.
 */
export function feedRecorder(): void {
  const { port1, port2 } = new MessageChannel();
  // The recorder asks for what is left when it ends.
  port2.onmessage = () => port2.postMessage('end');
  window.AudioWorkletNode = new Proxy(AudioWorkletNode, {
    construct(target, given) {
      const node = Reflect.construct(target, given);
      node.port.onmessage = () => undefined;
      return Object.defineProperty(node, 'port', { value: port1 });
    },
  });

  let [open, saved] = [0, 0];
  let goOn = () => {};
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...given) {
    const transaction = begin.apply(this, given);
    open++;
    const end = () => {
      open--;
      goOn();
    };
    transaction.addEventListener('complete', end);
    transaction.addEventListener('abort', end);
    return transaction;
  };
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    if (this.name === 'blocks') saved++;
    return put.apply(this, given);
  };

  const blobs: WeakRef<Blob>[] = [];
  window.Blob = new Proxy(Blob, {
    construct(target, given) {
      const blob = Reflect.construct(target, given);
      blobs.push(new WeakRef(blob));
      return blob;
    },
  });

  const tone = Int16Array.from({ length: 1_600 }, (_, sample) => 3_000 * Math.sin(sample / 8));
  let at = Date.now();
  const feed = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      const wanted = saved + 1;
      for (let tenth = 0; tenth < 10; tenth++) {
        at += 100;
        const samples = tone.slice().buffer;
        port2.postMessage({ samples, at }, [samples]);
      }
      while (saved < wanted || open > 0) await new Promise<void>((resolve) => (goOn = resolve));
    }
  };
  Object.assign(window, { feed, blobs } satisfies Fed);
}

/** Gives the recorder so many seconds of sound. */
export function feed(page: Page, seconds: number): Promise<void> {
  return page.evaluate((count) => (window as unknown as Fed).feed(count), seconds);
}

/** What the page has in memory that it still needs: its objects, the bytes beside them, and the Blobs it has made. */
export async function heldBytes(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  const blobs = await page.evaluate(() =>
    (window as unknown as Fed).blobs.reduce((sum, blob) => sum + (blob.deref()?.size ?? 0), 0),
  );
  return usedSize + backingStorageSize + blobs;
}

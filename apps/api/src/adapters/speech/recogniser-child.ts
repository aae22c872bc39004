import { loadRecogniser } from './models/load-recogniser';

/**
 * Child process: holds one model and recognises utterances. Arguments: the model as JSON (`RecogniserModel`), a folder
 * to write to, and how many threads may work at one utterance where a model takes one at a time. Over the IPC channel
 * come `RecogniserRequest`s; each is answered with a `RecogniserAnswer`, `ready` comes first. `bytes` is what of the
 * process is resident by then.
 */
export interface RecogniserRequest {
  id: number;
  pcm: Uint8Array;
}
export type RecogniserAnswer =
  | { ready: true; bytes: number }
  | { id: number; text: string; bytes: number }
  | { id: number; error: string };

const [model = '', cacheDir = '', threads = '1'] = process.argv.slice(2);

process.once('disconnect', () => process.exit());

const recognise = await loadRecogniser(JSON.parse(model), { cacheDir, threads: Number(threads) });

const answer = (message: RecogniserAnswer) => process.send?.(message);

process.on('message', async ({ id, pcm }: RecogniserRequest) => {
  try {
    const text = await recognise(pcm);
    // What the library holds of an utterance is freed with the object that stands for it, of whose size the engine
    // knows nothing: left to itself it keeps dozens of them, 90 MB.
    globalThis.gc?.();
    answer({ id, text, bytes: process.memoryUsage.rss() });
  } catch (error) {
    answer({ id, error: String(error) });
  }
});
answer({ ready: true, bytes: process.memoryUsage.rss() });

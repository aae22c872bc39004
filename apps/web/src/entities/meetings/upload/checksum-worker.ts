import { sha256Of } from './sha256-of';

/** What the worker answers about the file that it was sent. */
export type ChecksumAnswer = { sha256: string } | { failed: string };

addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  const answer: ChecksumAnswer = await sha256Of(data).then(
    (sha256) => ({ sha256 }),
    (error: unknown) => ({ failed: String(error) }),
  );
  postMessage(answer);
});

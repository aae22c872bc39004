import { i18n } from '@/i18n/i18n';
import { whenIdle } from '@/lib/code/when-idle';
import workletUrl from './recorder-worklet?worker&url';

// The audio thread's code is a file of its own, which no module brings: whoever has the recorder can start it offline.
whenIdle(
  () =>
    void fetch(workletUrl)
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined),
);

/**
 * Gives the recorder's code to the audio thread.
 * @throws Error in words for the person, when it cannot be had: offline, or after an upgrade
 */
export async function addWorklet({ audioWorklet }: AudioContext): Promise<void> {
  await audioWorklet.addModule(workletUrl).catch((error: unknown) => {
    const isMissing = error instanceof DOMException && error.name === 'AbortError';
    throw isMissing ? new Error(i18n.t('record:recorderMissing'), { cause: error }) : error;
  });
}

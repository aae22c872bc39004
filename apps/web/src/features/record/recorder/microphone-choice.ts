import { z } from 'zod';
import type { Kept } from '@/lib/kept';
import { type MicrophoneChoice, usualMicrophone } from './microphone';

const name = 'microphone';

const Choice = z.object({
  deviceId: z.string().nullable(),
  echoCancellation: z.boolean(),
  noiseSuppression: z.boolean(),
  autoGainControl: z.boolean(),
});

/** What a person chose the last time they recorded in this browser; else the usual. */
export function readChoice(kept: Kept): MicrophoneChoice {
  return Choice.safeParse(kept.read(name)).data ?? usualMicrophone;
}

/** Remembers the choice; a browser that keeps nothing forgets it with the page. */
export function keepChoice(kept: Kept, choice: MicrophoneChoice): void {
  kept.write(name, choice);
}

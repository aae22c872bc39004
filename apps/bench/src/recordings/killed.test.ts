import { expect, it } from 'vitest';
import { addCompany } from '../board-rig';
import { startInstallation } from '../chaos/installation';
import { killTranscription } from './kill-transcription';
import { killUpload } from './kill-upload';
import type { Target } from './rig';

const cases: [string, Target, typeof killUpload][] = [
  ['an upload', 'API', killUpload],
  ['an upload', 'database', killUpload],
  ['a transcription', 'worker', killTranscription],
  ['a transcription', 'database', killTranscription],
];

it.concurrent.each(cases)(
  '%s loses and doubles nothing, and ends without a hand, when the %s is killed in each of its steps',
  async (_, target, run) => {
    const ended: string[] = [];
    const place = await startInstallation({
      layout: 'apart',
      onOwnEnd: (name, output) => ended.push(`${name}: ${output}`),
    });
    try {
      expect(await place.isWell()).toBe(true);
      const { cookies } = await addCompany(place, 1, 0);
      await run(place, target, cookies[0] ?? '');
      expect(ended).toEqual([]);
    } finally {
      await place.stop();
    }
  },
  1_200_000,
);

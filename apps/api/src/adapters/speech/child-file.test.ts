import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { meetingFixture } from '@/test/meeting-fixtures';

const here = fileURLToPath(new URL('.', import.meta.url));
const api = fileURLToPath(new URL('../../../', import.meta.url));

it('finds the child processes beside a bundled server', async () => {
  await mkdir(join(api, 'node_modules/.cache'), { recursive: true });
  const dist = await mkdtemp(join(api, 'node_modules/.cache/bundle-'));
  try {
    const server = `
      import { decodeAudio } from ${JSON.stringify(join(here, 'decode-audio.ts'))};
      import { detectSpeech } from ${JSON.stringify(join(here, 'voice-activity.ts'))};
      import { createLocalEngine } from ${JSON.stringify(join(here, 'local-engine.ts'))};
      const { durationMs } = await decodeAudio(process.argv[2], 'meeting.pcm');
      const spans = await detectSpeech('meeting.pcm');
      const chunk = { startMs: 0, endMs: 1000, spans: [{ startMs: 0, endMs: 1000 }] };
      const engine = createLocalEngine({ cacheDir: '.', modelsDir: 'none', isProduction: true, acceptMoonshineCommunityLicense: false });
      const segments = await engine.recognise(chunk, Buffer.alloc(32000), { language: 'en' });
      await engine.close();
      console.log(JSON.stringify({ durationMs, spans: spans.length, segments }));`;
    await writeFile(join(dist, 'server.ts'), server);
    const children = ['decode-child', 'voice-activity-child', 'recogniser-child'];
    await build({
      entryPoints: [join(dist, 'server.ts'), ...children.map((name) => join(here, `${name}.ts`))],
      outdir: dist,
      entryNames: '[name]',
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      alias: { '@tavla/shared': join(api, '../../packages/shared/src') },
    });
    const { path } = meetingFixture('en-04-incident-review');
    const { stdout } = await promisify(execFile)(process.execPath, [join(dist, 'server.js'), path], {
      cwd: dist,
    });
    const result = JSON.parse(stdout);
    expect(result.durationMs).toBeGreaterThan(80_000);
    expect(result.spans).toBeGreaterThan(5);
    expect(result.segments).toEqual([]);
  } finally {
    await rm(dist, { recursive: true });
  }
});

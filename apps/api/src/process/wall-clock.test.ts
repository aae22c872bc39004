import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../project-dir';

const folder = path.join(projectDir, 'apps/api/src');

/** Where the clock on the wall is meant, with what would happen were it set by an hour. */
const meant = {
  'adapters/outbound/post.ts':
    'a receiver that names a time of the wall is asked again an hour early or late',
  'http/access/callers.ts': '"last seen" is noted an hour early or late',
  'cleanup/clean-folder.ts': 'files have the times of the wall; it takes away what is days old',
  'modules/meetings/pipeline/decode-step.ts': 'a recording waits up to an hour for room, or asks more often',
  'modules/meetings/upload/clear/clear-empty.ts':
    'an empty upload is forgotten an hour early or late, and announced again',
  'modules/meetings/upload/clear/clear-rests.ts':
    'files have the times of the wall; it takes away what is a day old',
  'modules/meetings/upload/tus-server.ts': 'says until when an empty upload is kept',
  'modules/meetings/upload/parts-store.ts': 'uploads are given up after seven days',
  'modules/meetings/upload/uploads.repo.ts': 'uploads of seven days count',
  'modules/meetings/waiting/note-waiting.ts': 'says an hour early or late when work is tried again',
  'modules/user-import/import-people.ts': 'mails of a long import go an hour late',
  'modules/overview/jobs-health.ts': 'says for how long jobs have waited',
};

it('how long something takes is not asked of the clock on the wall, which may be set', () => {
  const using = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test|^test\/|^db\/generated/.test(file))
    .filter((file) => /Date\.now\(/.test(readFileSync(path.join(folder, file), 'utf8')));
  expect(using.sort()).toEqual(Object.keys(meant).sort());
});

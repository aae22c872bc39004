import { expect, test } from 'vitest';
import { parseEnv } from './env';
import { unencrypted } from './unencrypted';

const warned = (source: NodeJS.ProcessEnv) =>
  unencrypted(parseEnv(source)).map((line) => line.slice(0, line.indexOf(' ')));

test('what travels to another machine without encryption is warned of, each by the name of its setting', () => {
  const host = 'tavla.example.com';
  const settings = (scheme: string) => ({
    PUBLIC_URL: `${scheme}://${host}`,
    S3_BUCKET: 'files',
    S3_ENDPOINT: `${scheme}://s3.example.com`,
    OPENAI_BASE_URL: `${scheme}://models.example.com/v1`,
  });
  expect(warned(settings('http'))).toEqual(['PUBLIC_URL', 'S3_ENDPOINT', 'OPENAI_BASE_URL']);
  expect(warned(settings('https'))).toEqual([]);
});

test.each(['http://localhost:3000', 'http://127.0.0.1:9000', 'http://[::1]:8080'])(
  'what stays on this machine is not: %s',
  (address) => {
    expect(
      warned({ PUBLIC_URL: address, S3_BUCKET: 'files', S3_ENDPOINT: address, OPENAI_BASE_URL: address }),
    ).toEqual([]);
  },
);

test('what is not set is not', () => {
  expect(warned({})).toEqual([]);
  expect(warned({ S3_BUCKET: '', S3_ENDPOINT: 'http://s3.example.com' })).toEqual([]);
});

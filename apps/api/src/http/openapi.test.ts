import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { useTestApp } from '@/test/test-app';

const test = useTestApp();

/** What Redocly's recommended rules find, warnings too. */
async function lint(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config });
  return problems.map(
    ({ ruleId, message, location: [at] }) => `${ruleId}: ${message} (${at?.pointer ?? ''})`,
  );
}

it('describes itself so that tools find nothing wanting', async () => {
  const { body } = await test.current.as(null).get('/api/docs/json');
  expect(await lint(body)).toEqual([]);
});

it('would be found wanting without a server, a licence or a summary', async () => {
  const document = (await test.current.as(null).get('/api/docs/json')).json();
  delete document.servers;
  delete document.info.license;
  delete document.paths['/auth/login'].post.summary;
  const found = (await lint(JSON.stringify(document))).map((problem) => problem.split(':')[0]);
  expect(found.sort()).toEqual(['info-license', 'no-empty-servers', 'operation-summary']);
});

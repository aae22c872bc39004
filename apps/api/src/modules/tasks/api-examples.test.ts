import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { MailCatcher } from '@/test/mail-catcher';
import { ExampleReader, parseExamples } from '@/test/matrix/api-examples';
import { startTestApp, type TestApp } from '@/test/test-app';

const page = await readFile(new URL('../../../../../docs/api.md', import.meta.url), 'utf8');
const examples = parseExamples(page);

describe('docs/api.md', () => {
  let app: TestApp;
  let reader: ExampleReader;
  const mails = new MailCatcher();

  beforeAll(async () => {
    await mails.start();
    app = await startTestApp({ SMTP_URL: mails.url });
    const folder = await mkdtemp(path.join(tmpdir(), 'tavla-examples-'));
    reader = new ExampleReader(await app.listen(), path.join(folder, 'cookies'));
    const company = await app.addCompany('Acme');
    await app.db.pool.query(`update "user" set email = 'ada@acme.test' where id = $1`, [company.admin.id]);
    return async () => {
      await app.close();
      await mails.stop();
      await rm(folder, { recursive: true });
    };
  });

  test('every request has its answer', () => {
    expect(examples).toHaveLength(page.match(/```http/g)?.length ?? 0);
    expect(examples.length).toBeGreaterThan(15);
  });

  test.each(
    examples.map((example) => [`${example.method} ${example.path} → ${example.status}`, example] as const),
  )('%s', async (_, example) => {
    await reader.run(example);
    const code = mails.mails.at(-1)?.code;
    if (code) reader.names.set('code', code);
  });
});

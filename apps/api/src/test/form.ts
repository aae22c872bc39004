import type { TestApp, TestUser } from './test-app';

/** Sends a form to the API; `files` go in the field files unless another is named. */
export async function postForm(
  app: TestApp,
  user: Pick<TestUser, 'cookie'>,
  url: string,
  fields: Record<string, string>,
  files: { name: string; type?: string; content: string | Buffer }[] = [],
  headers: Record<string, string> = {},
  field = 'files',
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, type = '', content } of files) {
    form.append(field, new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  }
  const encoded = new Response(form);
  return app.app.inject({
    method: 'POST',
    url,
    headers: { cookie: user.cookie, 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

import { allContracts } from '@tavla/shared/all-contracts';
import { expect, it } from 'vitest';
import { startTestApp, useTestApp } from '@/test/test-app';

const test = useTestApp();

interface Operation {
  operationId: string;
  description: string;
  'x-permission'?: string;
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
}

it('binds every contract exactly once', () => {
  const names = allContracts.map(({ name }) => name).sort();
  expect([...test.current.app.boundContracts].sort()).toEqual(names);
});

it('documents every contract at its address', async () => {
  const { paths, openapi } = (await test.current.as(null).get('/api/docs/json')).json();
  expect(openapi).toMatch(/^3\.1/);
  for (const { method, path, name } of allContracts) {
    const address = path.replaceAll(/:(\w+)/g, '{$1}');
    expect(paths[address]?.[method.toLowerCase()]?.operationId, `${method} ${path}`).toBe(name);
  }
});

it('documents each operation in one section, which can be read alone', async () => {
  const visitor = test.current.as(null);
  const { body } = await visitor.get('/api/docs/static/swagger-initializer.js');
  const addresses = [...body.matchAll(/\/api\/docs\/json\?section=[\w-]+/g)].map(([address]) => address);
  const whole = (await visitor.get('/api/docs/json')).json().paths;
  const parts = await Promise.all(
    addresses.map(async (address) => (await visitor.get(address)).json().paths),
  );
  expect(parts.flatMap(operationsOf).sort()).toEqual(operationsOf(whole).sort());
  expect(Math.max(...parts.map((paths) => operationsOf(paths).length))).toBeLessThan(40);
});

it('documents forms, files, streams, failures and what anybody may call', async () => {
  const { paths } = (await test.current.as(null).get('/api/docs/json')).json();
  const form = (path: string) => paths[path].post.requestBody.content['multipart/form-data'].schema;
  expect(form('/api/v1/audios')).toMatchObject({
    required: ['file'],
    properties: { file: { format: 'binary' }, language: { type: 'string' }, recordedAt: { type: 'string' } },
  });
  expect(form('/api/v1/users/csv').properties).toHaveProperty('file');
  expect(form('/api/v1/chat/new-message')).toMatchObject({
    properties: { message: { type: 'string' }, files: { type: 'array' } },
  });
  expect(paths['/api/v1/events'].get.responses['200'].content).toHaveProperty('text/event-stream');
  expect(paths['/api/v1/audios/{id}/file'].get.responses['200'].content).toBeDefined();
  expect(paths['/api/v1/tasks/{id}'].delete.responses).toHaveProperty('204');
  expect(paths['/api/v1/tasks'].post.responses).toHaveProperty('5XX');
  expect(paths['/auth/login'].post.security).toEqual([]);
});

it('names the permission and every answer of each operation, uploads included', async () => {
  const { paths } = (await test.current.as(null).get('/api/docs/json')).json();
  const permissions: Record<string, string> = {};
  for (const [path, operations] of Object.entries<Record<string, Operation>>(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const permission = operation['x-permission'] ?? '';
      permissions[operation.operationId] = permission;
      if (permission.includes(' ')) expect(operation.description).toContain(`\`${permission}\``);
      const statuses = Object.keys(operation.responses);
      expect(statuses, `${method} ${path}`).toEqual(expect.arrayContaining(['400', '429', '5XX']));
      if (permission !== 'public') expect(statuses).toContain('401');
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        expect(description.length, `${method} ${path} ${status}`).toBeGreaterThan(3);
        if (/^[45]/.test(status) && status !== '416')
          expect(content?.['application/json']?.schema).toHaveProperty('properties.message');
      }
    }
  }
  const expected = allContracts.map(({ name, access }) => [
    name,
    typeof access === 'string' ? access : access.join(' '),
  ]);
  const uploads = ['create', 'offset-head', 'send', 'cancel'].map((name) => [
    `uploads.${name}`,
    'create actions',
  ]);
  expect(permissions).toEqual(Object.fromEntries([...expected, ...uploads]));
});

it('says what a field asks for beside, which cookie refreshes, and what an upload carries', async () => {
  const { paths } = (await test.current.as(null).get('/api/docs/json')).json();
  const { description, ...create } = paths['/api/v1/users'].post;
  expect(create['x-field-permissions']).toMatchObject({ roleId: 'create user-roles' });
  expect(description).toContain('`roleId` needs `create user-roles`, too.');
  expect(paths['/auth/token-refresh'].post.security).toEqual([{ refresh: [] }]);
  const headersOf = ({ parameters }: { parameters: { in: string; name: string; required: boolean }[] }) =>
    parameters.filter(({ in: place, required }) => place === 'header' && required).map(({ name }) => name);
  expect(headersOf(paths['/api/v1/uploads'].post)).toEqual(['Tus-Resumable', 'Upload-Length']);
  const send = paths['/api/v1/uploads/{id}'].patch;
  expect(headersOf(send)).toEqual(['Tus-Resumable', 'Upload-Offset']);
  expect(Object.keys(send.requestBody.content)).toEqual(['application/offset+octet-stream']);
});

it.each([
  ['http://localhost:3000', undefined],
  ['https://tavla.example.com', expect.stringContaining('max-age')],
])('sends safe headers at %s', async (PUBLIC_URL, strictTransport) => {
  const app = await startTestApp({ PUBLIC_URL });
  try {
    for (const url of ['/auth/me', '/api/v1/organizations?name=a&domain=b']) {
      const { headers } = await app.as(null).get(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['strict-transport-security']).toEqual(strictTransport);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      const policy = String(headers['content-security-policy']).split(';');
      for (const rule of ["default-src 'self'", "base-uri 'none'", "object-src 'none'", "form-action 'self'"])
        expect(policy).toContain(rule);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.find((rule) => rule.startsWith('script-src '))).toBe("script-src 'self'");
    }
    const docs = await app.as(null).get('/api/docs');
    const isUpgraded = String(docs.headers['content-security-policy']).includes('upgrade-insecure-requests');
    expect(isUpgraded).toBe(strictTransport !== undefined);
  } finally {
    await app.close();
  }
});

function operationsOf(paths: Record<string, Record<string, Operation>>): string[] {
  return Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
}

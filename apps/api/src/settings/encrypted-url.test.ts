import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { encryptedUrl } from './encrypted-url';

it('asks another machine for encryption and a certificate of its name', () => {
  expect(encryptedUrl('postgresql://tavla:p%40ss@db.internal:5432/tavla')).toBe(
    'postgresql://tavla:p%40ss@db.internal:5432/tavla?sslmode=verify-full',
  );
  expect(encryptedUrl('postgresql://tavla@10.0.0.5/tavla?application_name=x')).toBe(
    'postgresql://tavla@10.0.0.5/tavla?application_name=x&sslmode=verify-full',
  );
});

it.each([
  'postgresql://tavla@localhost/tavla',
  'postgresql://tavla@127.0.0.1:5433/tavla',
  'postgresql://tavla@[::1]/tavla',
  'postgresql://tavla@%2Fvar%2Frun%2Fpostgresql/tavla',
  'postgresql://db.internal/tavla?sslmode=disable',
  'postgresql://db.internal/tavla?sslmode=verify-full&sslrootcert=/etc/ca.pem',
])('leaves %s as it is', (url) => expect(encryptedUrl(url)).toBe(url));

it('gets no connection from a server that cannot encrypt', async () => {
  const url = new URL(inject('postgresUrl'));
  url.searchParams.set('sslmode', 'verify-full');
  const client = new pg.Client({ connectionString: url.toString() });
  await expect(client.connect()).rejects.toThrow('does not support SSL');
});

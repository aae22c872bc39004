import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../project-dir';
import { EnvError, parseEnv } from './env';
import { settings } from './env-settings';

const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail', AUTH_SECRET: 'x'.repeat(32) };

function errorOf(source: NodeJS.ProcessEnv): string {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  throw new Error('the environment was accepted');
}

describe('parseEnv', () => {
  it('needs nothing on one machine', () => {
    expect(parseEnv({})).toMatchObject({
      isProduction: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      secureCookies: false,
      dataDir: path.join(projectDir, '.tavla'),
      databaseUrl: null,
      migrateDatabaseUrl: null,
      smtpUrl: null,
      authSecret: null,
      openai: null,
      speechEngine: 'local',
      assistantEngine: 'local',
      s3: null,
      worker: 'inline',
      demo: true,
    });
  });

  it('derives the address, secure cookies and the sender from PORT and PUBLIC_URL', () => {
    expect(parseEnv({ PORT: '4321' }).publicUrl).toBe('http://localhost:4321');
    expect(parseEnv({ PUBLIC_URL: 'https://tavla.example.com/' })).toMatchObject({
      publicUrl: 'https://tavla.example.com',
      secureCookies: true,
      mailFrom: 'Tavla <no-reply@tavla.example.com>',
    });
  });

  it('takes a model of another server for smaller than the one it knows', () => {
    const tokens = (source: NodeJS.ProcessEnv) => parseEnv(source).chatContextTokens;
    expect(tokens({ OPENAI_API_KEY: 'a-key' })).toBe(128_000);
    expect(tokens({ OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1' })).toBe(32_000);
    expect(tokens({ OPENAI_API_KEY: 'a-key', CHAT_CONTEXT_TOKENS: '16384' })).toBe(16_384);
    for (const wrong of ['2000', '32k', '-1', '99999999'])
      expect(errorOf({ CHAT_CONTEXT_TOKENS: wrong })).toBe(
        `CHAT_CONTEXT_TOKENS is "${wrong}"; it must be a number of tokens from 4000 to 10000000.`,
      );
  });

  it('takes a model of another server for one that sees nothing, unless it is told', () => {
    const sees = (source: NodeJS.ProcessEnv) => parseEnv(source).chatSeesPictures;
    expect(sees({ OPENAI_API_KEY: 'a-key' })).toBe(true);
    expect(sees({ OPENAI_API_KEY: 'a-key', CHAT_SEES_PICTURES: '0' })).toBe(false);
    expect(sees({ OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1' })).toBe(false);
    expect(sees({ OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1', CHAT_SEES_PICTURES: 'true' })).toBe(true);
  });

  it('takes the price of a model whole, or none', () => {
    const whole = { CHAT_PRICE_INPUT: '0.25', CHAT_PRICE_OUTPUT: '2' };
    expect(parseEnv({}).chatPrice).toBeNull();
    expect(parseEnv(whole).chatPrice).toEqual({ input: 0.25, output: 2, currency: 'USD' });
    expect(parseEnv({ ...whole, CHAT_PRICE_CURRENCY: 'SEK' }).chatPrice).toMatchObject({ currency: 'SEK' });
    expect(errorOf({ CHAT_PRICE_INPUT: '0.25' })).toBe(
      'CHAT_PRICE_OUTPUT is not set; it must be set beside CHAT_PRICE_INPUT: what a million tokens cost.',
    );
    expect(errorOf({ ...whole, CHAT_PRICE_INPUT: '0,25' })).toContain('a price of a million tokens');
    expect(errorOf({ ...whole, CHAT_PRICE_CURRENCY: 'euro' })).toContain('a currency such as EUR');
  });

  it('makes DATA_DIR absolute and counts an empty value as unset', () => {
    expect(parseEnv({ DATA_DIR: 'here' }).dataDir).toBe(path.resolve('here'));
    expect(parseEnv({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: null });
  });

  it('asks a database on another machine for encryption', () => {
    const url = 'postgresql://tavla@db.internal/tavla';
    expect(parseEnv({ DATABASE_URL: url }).databaseUrl).toBe(`${url}?sslmode=verify-full`);
    expect(parseEnv({ DATABASE_URL: `${url}?sslmode=disable` }).databaseUrl).toBe(`${url}?sslmode=disable`);
    expect(parseEnv({ DATABASE_URL: url, MIGRATE_DATABASE_URL: url }).migrateDatabaseUrl).toBe(
      `${url}?sslmode=verify-full`,
    );
  });

  it('resolves the engines: openai when it is configured, unless local is asked for', () => {
    expect(parseEnv({ OPENAI_API_KEY: 'k' })).toMatchObject({
      speechEngine: 'openai',
      assistantEngine: 'openai',
    });
    expect(parseEnv({ OPENAI_BASE_URL: 'http://localhost:8080/v1', SPEECH_ENGINE: 'local' })).toMatchObject({
      openai: { apiKey: null, baseUrl: 'http://localhost:8080/v1' },
      speechEngine: 'local',
      assistantEngine: 'openai',
    });
  });

  it('takes all that a proxy setting may be', () => {
    expect(parseEnv({ TRUST_PROXY: '0' }).trustProxy).toBe(false);
    expect(parseEnv({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(parseEnv({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  it('takes name servers with a port and without, and no names', () => {
    const servers = '10.0.0.2, 127.0.0.1:5353,::1,[fd00::2]:53';
    expect(parseEnv({ DNS_SERVERS: servers }).dnsServers).toEqual(
      servers.split(',').map((one) => one.trim()),
    );
    for (const wrong of ['dns.example.com', '10.0.0.2:0', '10.0.0.2:99999', '1.2.3', '[::1'])
      expect(errorOf({ DNS_SERVERS: wrong })).toContain('DNS_SERVERS is');
  });

  it('starts no demo in production', () => {
    expect(parseEnv({ ...production, TAVLA_DEMO: '1' }).demo).toBe(false);
    expect(parseEnv({ TAVLA_DEMO: '0' }).demo).toBe(false);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc"; it must be a number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"; it must be a number from 1 to 65535.'],
    [{ WORKER: 'many' }, 'WORKER is "many"; it must be inline, only or off.'],
    [
      { PUBLIC_URL: 'tavla' },
      'PUBLIC_URL is "tavla"; it must be an address such as https://tavla.example.com.',
    ],
    [
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY is "true"; it must be false, the number of proxies such as 1, or their addresses such as 10.0.0.5 separated by commas.',
    ],
    [{ TAVLA_DEMO: 'no' }, 'TAVLA_DEMO is "no"; it must be true, false, 1 or 0.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod"; it must be development, test or production.'],
    [
      { SPEECH_ENGINE: 'openai' },
      'SPEECH_ENGINE is "openai"; it must be auto or local unless OPENAI_API_KEY or OPENAI_BASE_URL is set.',
    ],
  ])('refuses %o with one line that says what it may be', (source, message) => {
    expect(errorOf(source)).toBe(message);
  });

  it.each(['PUBLIC_URL', 'TRUST_PROXY', 'SMTP_URL', 'DATABASE_URL', 'MIGRATE_DATABASE_URL', 'S3_ENDPOINT'])(
    'refuses nonsense in %s',
    (name) => {
      expect(errorOf({ [name]: 'http//nonsense' })).toMatch(
        new RegExp(`^${name} .*; it must be [^\\n]+\\.$`),
      );
    },
  );

  it.each([
    [
      { DATA_DIR: '/srv/a\nb' },
      'DATA_DIR is "/srv/a b"; it must be a path without line breaks and the like.',
    ],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY is "10\.0\.0\.0\/33"; it must be false/],
    [{ TRUST_PROXY: '::1, 0.0.0.0/0' }, /^TRUST_PROXY is /],
    [{ MAIL_FROM: '@' }, /^MAIL_FROM is "@"; it must be a sender such as/],
    [
      { MAIL_FROM: 'Tavla <a@b.test>\nBcc: c@d.test' },
      /^MAIL_FROM is "Tavla <a@b.test> Bcc: c@d.test"; it must/,
    ],
    [{ DATABASE_URL: 'postgresql://u:100%@db/tavla' }, /^DATABASE_URL is set .*, with %25 for a % in it\.$/],
    [{ SMTP_URL: 'smtp://u:100%@mail' }, /^SMTP_URL is set .*, with %25 for a % in it\.$/],
    [{ S3_ENDPOINT: 'https://s3.test' }, /^S3_BUCKET is not set; it must be set beside S3_ENDPOINT/],
    [
      { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
      /^S3_BUCKET is not set; .* beside S3_ACCESS_KEY_ID/,
    ],
    [{ PUBLIC_URL: 'x'.repeat(10_000) }, /^PUBLIC_URL is "x{100}…"/],
  ])('refuses %o', (source, message) => {
    if (typeof message === 'string') expect(errorOf(source)).toBe(message);
    else expect(errorOf(source)).toMatch(message);
  });

  it('takes a bucket that is switched off by an empty name', () => {
    expect(parseEnv({ S3_BUCKET: '', S3_ENDPOINT: 'https://s3.test' }).s3).toBeNull();
  });

  it('shows no password of an address, in whatever setting it stands', () => {
    for (const name of Object.keys(settings)) {
      for (const value of ['ftp://u:hunter2@host/x', 'u:hunter2@host', 'ftp://u:hun/ter2@host', '-1']) {
        let said = '';
        try {
          parseEnv({ [name]: value });
        } catch (error) {
          said = String(error);
          expect(error, name).toBeInstanceOf(EnvError);
          expect(said).toContain(name);
          expect(said.split('\n')).toHaveLength(1);
        }
        if (value.includes('//')) expect(said, name).not.toMatch(/hunter2|ter2/);
      }
    }
  });

  it('refuses a public address with a path', () => {
    expect(errorOf({ PUBLIC_URL: 'https://example.com/tavla' })).toContain('without a path');
  });

  it('never repeats a secret', () => {
    expect(errorOf({ AUTH_SECRET: 'hunter2' })).not.toContain('hunter2');
    for (const name of ['DATABASE_URL', 'MIGRATE_DATABASE_URL'])
      expect(errorOf({ [name]: 'mysql://root:hunter2@db' })).not.toContain('hunter2');
  });

  it('refuses to start in production without mail or secret', () => {
    expect(parseEnv(production).isProduction).toBe(true);
    expect(errorOf({ ...production, SMTP_URL: '' })).toMatch(
      /^SMTP_URL is not set; it must be set in production/,
    );
    expect(errorOf({ ...production, AUTH_SECRET: '' })).toMatch(/^AUTH_SECRET is not set/);
  });

  it('wants the account that serves beside the one that migrates', () => {
    expect(errorOf({ MIGRATE_DATABASE_URL: 'postgresql://owner@localhost/tavla' })).toMatch(
      /^DATABASE_URL is not set; it must be set beside MIGRATE_DATABASE_URL/,
    );
  });

  it('wants both keys of S3 or none', () => {
    expect(errorOf({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a' })).toMatch(/^S3_SECRET_ACCESS_KEY is not set/);
    expect(parseEnv({ S3_BUCKET: 'b' }).s3?.credentials).toBeNull();
  });
});

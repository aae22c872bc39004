import path from 'node:path';
import { cut } from '@tavla/shared/issue-words';
import { z } from 'zod';
import { projectDir } from '../project-dir';
import { encryptedUrl } from './encrypted-url';
import { secretSettings, settings } from './env-settings';

/** A setting is wrong. The message is one line for the person who starts the server. */
export class EnvError extends Error {
  override name = 'EnvError';
}

export type Engine = 'local' | 'openai';

/** The process's settings, parsed once at start (`parseEnv`) and handed on; nothing else reads `process.env`. */
export type Env = {
  isProduction: boolean;

  port: number;
  host: string;
  /** Origin that people open, without a slash at the end. Mails link to it and `Origin` is checked against it. */
  publicUrl: string;
  /** Cookies are Secure when people come by https. */
  secureCookies: boolean;
  /** Whose `X-Forwarded-*` to believe: nobody's, so many proxies', or these addresses'. */
  trustProxy: false | number | string[];
  /** Networks that webhooks and sign-in may call although they are not public, and by plain http. */
  webhookNetworks: string[];
  /** Whom to ask for the records that prove domains; the machine's own name servers when there are none. */
  dnsServers: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Where jobs run: inside the API process, in this process that does nothing else, or elsewhere. */
  worker: 'inline' | 'only' | 'off';

  /** Absolute path of the folder with the embedded database, blobs, secrets and the mail outbox. */
  dataDir: string;
  /** null: an embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** The same database with the account that owns its tables; null: `databaseUrl`'s account does everything. */
  migrateDatabaseUrl: string | null;
  /** null: blobs are files in `dataDir`. Without keys the machine's own role is used. */
  s3: {
    bucket: string;
    endpoint: string | null;
    region: string;
    credentials: { accessKeyId: string; secretAccessKey: string } | null;
  } | null;

  /** null: backups are not encrypted. */
  backupPassphrase: string | null;

  /** null (never in production): mails are written to `dataDir`/outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** null (never in production): a secret is made once and kept in `dataDir`. */
  authSecret: string | null;

  /** null: neither a key nor a base URL is set. */
  openai: { apiKey: string | null; baseUrl: string | null } | null;
  chatModel: string;
  /** Tokens that `chatModel` reads and writes at a time. */
  chatContextTokens: number;
  /** Whether `chatModel` sees: attached pictures are sent to it then. */
  chatSeesPictures: boolean;
  transcribeModel: string;
  /** What `chatModel` costs for a million tokens; null: not known. */
  chatPrice: { input: number; output: number; currency: string } | null;
  speechEngine: Engine;
  /** Where `pnpm models` fetches what it knows: a server with the addresses of huggingface.co. */
  modelsHost: string;
  assistantEngine: Engine;
  acceptMoonshineCommunityLicense: boolean;
  /** null: `ffmpeg` on the PATH, else the one that is built in. */
  ffmpegPath: string | null;

  /** Whether an empty embedded database gets the demo company. */
  demo: boolean;
};

const schema = z.object(settings).partial();
type Settings = z.infer<typeof schema>;

/**
 * Reads all settings from an environment.
 * @throws EnvError for the first wrong setting: its name, what it was and what it may be, in one line.
 */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const set = Object.fromEntries(
    Object.entries(source)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );
  const parsed = schema.safeParse(set);
  if (!parsed.success) throw firstError(parsed.error, set);
  checkTogether(parsed.data);
  checkBucket(parsed.data, source);
  return resolve(parsed.data);
}

function firstError(error: z.ZodError, set: Record<string, string>): EnvError {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  const was = secretSettings.has(name)
    ? 'is set to something else (not shown here)'
    : `is "${shown(set[name] ?? '')}"`;
  return new EnvError(`${name} ${was}; it must be ${issue?.message}.`);
}

/** A value as a line of a log may have it: of one line, of bounded length, without the password of an address. */
function shown(value: string): string {
  return cut(value.replace(/\/\/.*@/, '//…@').replace(/\s+/g, ' '));
}

/**
 * Whoever has set a bucket's address or keys and slipped in its name would find the recordings on a disk that goes with
 * the machine. To switch the bucket off, the name is set to nothing.
 */
function checkBucket(set: Settings, source: NodeJS.ProcessEnv): void {
  if (source.S3_BUCKET !== undefined) return;
  for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID'] as const)
    if (set[name]) throw missing('S3_BUCKET', `beside ${name}; S3_BUCKET= keeps files in DATA_DIR`);
}

/** What no single variable shows. */
function checkTogether(set: Settings): void {
  if (set.NODE_ENV === 'production') {
    if (!set.SMTP_URL)
      throw missing('SMTP_URL', 'in production, such as smtp://user:password@mail.example.com:587');
    if (!set.AUTH_SECRET)
      throw missing('AUTH_SECRET', 'in production: a random text of at least 32 characters');
  }
  if (!set.OPENAI_API_KEY && !set.OPENAI_BASE_URL) {
    for (const name of ['SPEECH_ENGINE', 'ASSISTANT_ENGINE'] as const) {
      if (set[name] !== 'openai') continue;
      throw new EnvError(
        `${name} is "openai"; it must be auto or local unless OPENAI_API_KEY or OPENAI_BASE_URL is set.`,
      );
    }
  }
  if (set.MIGRATE_DATABASE_URL && !set.DATABASE_URL)
    throw missing(
      'DATABASE_URL',
      'beside MIGRATE_DATABASE_URL: the same database with a user that only serves',
    );
  if ((set.CHAT_PRICE_INPUT === undefined) !== (set.CHAT_PRICE_OUTPUT === undefined)) {
    const [is, other] =
      set.CHAT_PRICE_INPUT === undefined
        ? (['CHAT_PRICE_OUTPUT', 'CHAT_PRICE_INPUT'] as const)
        : (['CHAT_PRICE_INPUT', 'CHAT_PRICE_OUTPUT'] as const);
    throw missing(other, `beside ${is}: what a million tokens cost`);
  }
  if (set.S3_ACCESS_KEY_ID && !set.S3_SECRET_ACCESS_KEY)
    throw missing('S3_SECRET_ACCESS_KEY', 'beside S3_ACCESS_KEY_ID');
  if (set.S3_SECRET_ACCESS_KEY && !set.S3_ACCESS_KEY_ID)
    throw missing('S3_ACCESS_KEY_ID', 'beside S3_SECRET_ACCESS_KEY');
}

function missing(name: string, where: string): EnvError {
  return new EnvError(`${name} is not set; it must be set ${where}.`);
}

function resolve(set: Settings): Env {
  const isProduction = set.NODE_ENV === 'production';
  const port = set.PORT ?? 3000;
  const publicUrl = set.PUBLIC_URL ?? `http://localhost:${port}`;
  const openai =
    set.OPENAI_API_KEY || set.OPENAI_BASE_URL
      ? { apiKey: set.OPENAI_API_KEY ?? null, baseUrl: set.OPENAI_BASE_URL ?? null }
      : null;
  const engineOf = (choice: Settings['SPEECH_ENGINE']): Engine =>
    choice === 'local' || choice === 'openai' ? choice : openai ? 'openai' : 'local';

  return {
    isProduction,
    port,
    host: set.HOST ?? '127.0.0.1',
    publicUrl,
    secureCookies: publicUrl.startsWith('https:'),
    trustProxy: set.TRUST_PROXY ?? false,
    webhookNetworks: set.WEBHOOK_NETWORKS ?? [],
    dnsServers: set.DNS_SERVERS ?? [],
    logLevel: set.LOG_LEVEL ?? 'info',
    worker: set.WORKER ?? 'inline',
    dataDir: set.DATA_DIR ? path.resolve(set.DATA_DIR) : path.join(projectDir, '.tavla'),
    databaseUrl: set.DATABASE_URL ? encryptedUrl(set.DATABASE_URL) : null,
    migrateDatabaseUrl: set.MIGRATE_DATABASE_URL ? encryptedUrl(set.MIGRATE_DATABASE_URL) : null,
    s3: set.S3_BUCKET ? resolveS3(set, set.S3_BUCKET) : null,
    backupPassphrase: set.BACKUP_PASSPHRASE ?? null,
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM ?? `Tavla <no-reply@${new URL(publicUrl).hostname}>`,
    authSecret: set.AUTH_SECRET ?? null,
    openai,
    chatModel: set.CHAT_MODEL ?? 'gpt-5-mini',
    // Other servers mostly run smaller models, or large ones with less memory.
    chatContextTokens: set.CHAT_CONTEXT_TOKENS ?? (set.OPENAI_BASE_URL ? 32_000 : 128_000),
    // Models elsewhere mostly read alone, and their server is seldom told which.
    chatSeesPictures: set.CHAT_SEES_PICTURES ?? !set.OPENAI_BASE_URL,
    // The only model of that API that gives a time for every word.
    transcribeModel: set.TRANSCRIBE_MODEL ?? 'whisper-1',
    chatPrice: resolvePrice(set),
    speechEngine: engineOf(set.SPEECH_ENGINE),
    modelsHost: set.MODELS_HOST ?? 'https://huggingface.co',
    assistantEngine: engineOf(set.ASSISTANT_ENGINE),
    acceptMoonshineCommunityLicense: set.ACCEPT_MOONSHINE_COMMUNITY_LICENSE ?? false,
    ffmpegPath: set.FFMPEG_PATH ?? null,
    demo: !isProduction && (set.TAVLA_DEMO ?? true),
  };
}

function resolvePrice({
  CHAT_PRICE_INPUT: input,
  CHAT_PRICE_OUTPUT: output,
  ...set
}: Settings): Env['chatPrice'] {
  if (input === undefined || output === undefined) return null;
  return { input, output, currency: set.CHAT_PRICE_CURRENCY ?? 'USD' };
}

function resolveS3(set: Settings, bucket: string): NonNullable<Env['s3']> {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set;
  return {
    bucket,
    endpoint: set.S3_ENDPOINT ?? null,
    region: set.S3_REGION ?? 'us-east-1',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}

import { isIP } from 'node:net';
import { z } from 'zod';

/** `true`/`1` and `false`/`0`, as people write switches in an environment. */
const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'true, false, 1 or 0' })
  .transform((value) => value === 'true' || value === '1');

const text = z.string();

/** Characters of the secret, wherever it is kept. */
export const secretMin = 32;

/** What a line break or the like in a path would do: files that PostgreSQL keeps have one path a line. */
const folder = z
  .string()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  .refine((value) => !/[\u0000-\u001f\u007f]/.test(value), {
    error: 'a path without line breaks and the like',
  });

function urlWith(protocols: readonly string[], expected: string) {
  return z
    .string()
    .refine((value) => protocols.includes(protocolOf(value)), { error: expected })
    .refine(isDecodable, { error: `${expected}, with %25 for a % in it` });
}

/** User, password and path are read with their escapes undone. */
function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}

/** http(s) address without a path: the web app is always served from the root. */
const origin = urlWith(['http:', 'https:'], 'an address such as https://tavla.example.com')
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', {
    error: 'an address without a path, such as https://tavla.example.com',
  })
  .transform((value) => new URL(value).origin);

const databaseAddress = urlWith(
  ['postgres:', 'postgresql:'],
  'an address such as postgresql://user@host:5432/tavla',
);

/** A whole number in so many digits as its limits have. */
function numberWithin(least: number, most: number, what = 'a number') {
  const error = `${what} from ${least} to ${most}`;
  return z
    .string()
    .regex(new RegExp(`^\\d{${String(least).length},${String(most).length}}$`), { error })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error });
}

const port = numberWithin(1, 65_535);

const trustProxyWords =
  'false, the number of proxies such as 1, or their addresses such as 10.0.0.5 separated by commas';

/**
 * Whose `X-Forwarded-*` to believe: nobody's, the last so many hops', or these addresses'. Never everybody's:
 * proxies append to what a client sent, so that anyone could choose the address that they are limited by.
 */
const trustProxy = z.string().transform((value, context): false | number | string[] => {
  if (value === 'false' || value === '0') return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every(isAddressOrRange)) return addresses;
  context.addIssue({ code: 'custom', message: trustProxyWords });
  return z.NEVER;
});

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  // A network of everybody is what "true" would be.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
}

/** An address, with a port behind it where it is not 53; one of IPv6 stands in brackets then. */
function isNameServer(value: string): boolean {
  const [, inBrackets, plain, digits] = /^(?:\[([^\]]+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(value) ?? [];
  if (digits !== undefined && !(Number(digits) >= 1 && Number(digits) <= 65_535)) return false;
  return isIP(inBrackets ?? plain ?? value) !== 0;
}

/** Below that there is no room for a few minutes of talk beside what is asked; no model has more. */
const contextTokens = numberWithin(4_000, 10_000_000, 'a number of tokens');

/** What a million tokens cost. */
const price = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, { error: 'a price of a million tokens such as 0.25' })
  .transform(Number);

const engine = z.enum(['auto', 'local', 'openai'], { error: 'auto, local or openai' });

/**
 * Every environment variable that Tavla reads, with what it may be. All are optional on one machine; an
 * empty value counts as unset. The README's table names each of them (a test holds it to that).
 */
export const settings = {
  NODE_ENV: z.enum(['development', 'test', 'production'], { error: 'development, test or production' }),

  // The server
  PORT: port,
  HOST: z.string(),
  PUBLIC_URL: origin,
  TRUST_PROXY: trustProxy,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    error: 'fatal, error, warn, info, debug, trace or silent',
  }),
  WORKER: z.enum(['inline', 'only', 'off'], { error: 'inline, only or off' }),

  WEBHOOK_NETWORKS: z
    .string()
    .transform((value) => value.split(',').map((range) => range.trim()))
    .refine((ranges) => ranges.every(isAddressOrRange), {
      error: 'addresses or networks such as 10.0.5.0/24 separated by commas',
    }),

  DNS_SERVERS: z
    .string()
    .transform((value) => value.split(',').map((server) => server.trim()))
    .refine((servers) => servers.every(isNameServer), {
      error: 'addresses of name servers such as 10.0.0.2 or 10.0.0.2:5353 separated by commas',
    }),

  // Where data is kept
  DATA_DIR: folder,
  DATABASE_URL: databaseAddress,
  MIGRATE_DATABASE_URL: databaseAddress,
  S3_BUCKET: text,
  S3_ENDPOINT: urlWith(['http:', 'https:'], 'an address such as https://s3.example.com'),
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,

  BACKUP_PASSPHRASE: z.string().min(12, { error: 'a text of at least 12 characters' }),

  // Mail and sign-in
  SMTP_URL: urlWith(['smtp:', 'smtps:'], 'an address such as smtp://user:password@mail.example.com:587'),
  MAIL_FROM: z.string().regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
    error: 'a sender such as Tavla <tavla@example.com>',
  }),
  AUTH_SECRET: z.string().min(secretMin, { error: `a random text of at least ${secretMin} characters` }),

  // Speech and assistant
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: urlWith(['http:', 'https:'], 'an address such as https://api.openai.com/v1'),
  CHAT_MODEL: text,
  CHAT_CONTEXT_TOKENS: contextTokens,
  CHAT_SEES_PICTURES: flag,
  CHAT_PRICE_INPUT: price,
  CHAT_PRICE_OUTPUT: price,
  CHAT_PRICE_CURRENCY: z.string().regex(/^[A-Z]{3}$/, { error: 'a currency such as EUR' }),
  TRANSCRIBE_MODEL: text,
  SPEECH_ENGINE: engine,
  MODELS_HOST: origin,
  ASSISTANT_ENGINE: engine,
  ACCEPT_MOONSHINE_COMMUNITY_LICENSE: flag,
  FFMPEG_PATH: text,

  // Trying out and testing
  TAVLA_DEMO: flag,
  E2E_CHROMIUM: text,
} as const;

export type SettingName = keyof typeof settings;

/** Settings whose value is never repeated in an error message, since it is or may hold a password. */
export const secretSettings: ReadonlySet<string> = new Set<SettingName>([
  'AUTH_SECRET',
  'BACKUP_PASSPHRASE',
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'OPENAI_API_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
]);

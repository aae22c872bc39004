import { CurrentUser } from '@tavla/shared/contracts/auth';
import { endpoint } from '@tavla/shared/endpoint';
import { DeviceZone, Id, IdParams, Instant, line, listOf } from '@tavla/shared/fields';
import { passkeyNameMax } from '@tavla/shared/limits';
import { z } from 'zod';

/** Bytes as WebAuthn writes them in JSON: base64url without `=`. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

/** A passkey as people see it; the key itself stays on their device. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  /** null until it is used. */
  lastUsedAt: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyName = line('name', passkeyNameMax);

/** A credential by which a browser finds the key. */
const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** What a browser is given to make a passkey. Source: WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON. */
export const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  /** Milliseconds. */
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** What a browser is given to show a passkey. Source: the same, PublicKeyCredentialRequestOptionsJSON. */
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  /** The person's own; empty where nobody is known yet, and the browser offers those that it has. */
  allowCredentials: z.array(Descriptor),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

/** A new passkey, as the device made it: these fields of RegistrationResponseJSON. */
export const MadeCredential = z.object({
  /** Its `id`: by which the device names the passkey. */
  handle: bytes(1400),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(20_000),
  transports: z
    .array(z.string().regex(/^[\w-]{1,32}$/))
    .max(10)
    .default([]),
});
export type MadeCredential = z.infer<typeof MadeCredential>;

/** What a device signed: these fields of AuthenticationResponseJSON. */
export const ShownCredential = z.object({
  /** Its `id`: by which the device names the passkey. */
  handle: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(4000),
  /** Whose passkey the device says it is. */
  userHandle: bytes(100).nullish(),
});
export type ShownCredential = z.infer<typeof ShownCredential>;

export const askPasskeySignIn = endpoint({
  name: 'auth.ask-passkey-sign-in',
  summary: 'What a browser needs to sign in with a passkey. It says nothing of who has one.',
  method: 'POST',
  path: '/auth/passkeys/sign-in/options',
  access: 'public',
  status: 200,
  response: RequestOptions,
});

export const signInByPasskey = endpoint({
  name: 'auth.passkey-sign-in',
  summary:
    'Exchange a passkey for a session, with the cookie that asking for the options set. A device that asked for a finger, a face or a PIN has shown two factors: nothing else is asked for.',
  method: 'POST',
  path: '/auth/passkeys/sign-in',
  access: 'public',
  body: z.object({ credential: ShownCredential, timeZone: DeviceZone.optional() }),
  status: 200,
  response: CurrentUser,
});

export const askNewPasskey = endpoint({
  name: 'auth.ask-new-passkey',
  summary: 'What a browser needs to make a passkey for you.',
  method: 'POST',
  path: '/auth/passkeys/options',
  access: 'signed-in',
  tokens: 'refused',
  beforePasskey: true,
  confirmed: true,
  status: 200,
  response: CreationOptions,
});

export const addPasskey = endpoint({
  name: 'auth.add-passkey',
  summary:
    'Keep the passkey that your device made, in the session and browser that asked for the options. You are told by mail.',
  method: 'POST',
  path: '/auth/passkeys',
  access: 'signed-in',
  tokens: 'refused',
  beforePasskey: true,
  body: z.object({ name: PasskeyName, credential: MadeCredential }),
  response: Passkey,
});

export const askPasskey = endpoint({
  name: 'auth.ask-passkey',
  summary: 'What a browser needs to show one of your passkeys in this session.',
  method: 'POST',
  path: '/auth/confirmation/passkey/options',
  access: 'signed-in',
  tokens: 'refused',
  beforePasskey: true,
  status: 200,
  response: RequestOptions,
});

export const confirmByPasskey = endpoint({
  name: 'auth.confirm-by-passkey',
  summary:
    'Show one of your passkeys. It counts as a code that was just entered: this session is confirmed for 10 minutes, and has the passkey that the company may ask for.',
  method: 'POST',
  path: '/auth/confirmation/passkey',
  access: 'signed-in',
  tokens: 'refused',
  beforePasskey: true,
  body: z.object({ credential: ShownCredential }),
});

const path = '/api/v1/passkeys';

export const listMyPasskeys = endpoint({
  name: 'passkeys.list-mine',
  summary: 'Your passkeys, the newest first.',
  method: 'GET',
  path,
  access: 'signed-in',
  tokens: 'refused',
  response: listOf(Passkey),
});

export const renamePasskey = endpoint({
  name: 'passkeys.rename',
  summary: 'Give one of your passkeys another name.',
  method: 'PATCH',
  path: `${path}/:id`,
  access: 'signed-in',
  tokens: 'refused',
  confirmed: true,
  params: IdParams,
  body: z.object({ name: PasskeyName }),
});

export const removePasskey = endpoint({
  name: 'passkeys.remove',
  summary:
    'Remove one of your passkeys. It opens nothing any more, and the sessions in which it was shown end, apart from this one.',
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'signed-in',
  tokens: 'refused',
  confirmed: true,
  params: IdParams,
});

const ofPerson = '/api/v1/users/:id/passkeys';

export const listUserPasskeys = endpoint({
  name: 'passkeys.list-of-user',
  summary: 'The passkeys of a person, the newest first.',
  method: 'GET',
  path: ofPerson,
  access: ['read', 'admin'],
  tokens: 'refused',
  params: IdParams,
  response: listOf(Passkey),
});

export const resetPasskeys = endpoint({
  name: 'passkeys.reset',
  summary:
    'Remove all passkeys of a person who has lost theirs, and end the sessions in which one was shown. They are told by mail, and sign in with a code.',
  method: 'DELETE',
  path: ofPerson,
  access: ['update', 'user'],
  tokens: 'refused',
  confirmed: true,
  params: IdParams,
});

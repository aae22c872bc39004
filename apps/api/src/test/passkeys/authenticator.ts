import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  CreationOptions,
  MadeCredential,
  RequestOptions,
  ShownCredential,
} from '@tavla/shared/contracts/sign-in/passkeys';
import { encodeCbor } from './cbor';

/** What can be otherwise than an honest browser and device would have it. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isVerified?: boolean;
  /** How often it says that it has signed. */
  counter?: number;
  /** Whose passkey it says it is. */
  userHandle?: string | null;
  /** Of the browser's part: `webauthn.get`. */
  type?: string;
  /** What a new passkey says of the device's maker. */
  attestation?: { fmt: string; attStmt: Map<string, string | number | Buffer> };
}

interface Kept {
  id: string;
  rpId: string;
  userHandle: string;
  key: KeyObject;
  counter: number;
}

/** A device with passkeys, and the browser before it: real keys and signatures, nothing of either is left out. */
export class Authenticator {
  readonly kept: Kept[] = [];

  /** @param origin at which its browser is, @param counts whether it counts what it signs, as a security key does */
  constructor(
    private readonly origin: string,
    private readonly counts = true,
  ) {}

  /** Makes a passkey, with ES256 and an attestation of `none`. */
  make({ challenge, rp, user }: CreationOptions, other: Deviation = {}): MadeCredential {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    const kept = { rpId: rp.id, userHandle: user.id, key: privateKey, counter: 0 };
    this.kept.push({ id: id.toString('base64url'), ...kept });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: key type EC2, ES256, curve P-256, the point.
    const cose = encodeCbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const authData = authenticatorData(other.rpId ?? rp.id, 0, other, attested);
    const { fmt, attStmt } = other.attestation ?? { fmt: 'none', attStmt: new Map() };
    const attestation = new Map<string, string | Buffer | Map<string, string | number | Buffer>>([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', authData],
    ]);
    return {
      handle: id.toString('base64url'),
      clientDataJSON: this.clientData('webauthn.create', challenge, other),
      attestationObject: encodeCbor(attestation).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Signs with the passkey that the options allow, or the newest of the host. */
  show(options: RequestOptions, other: Deviation = {}): ShownCredential {
    const allowed = options.allowCredentials.map(({ id }) => id);
    const passkey = this.kept.findLast(
      ({ id, rpId }) => rpId === options.rpId && (!allowed.length || allowed.includes(id)),
    );
    if (!passkey) throw new Error('this device has no passkey that would do');
    if (this.counts) passkey.counter += 1;
    const data = authenticatorData(other.rpId ?? passkey.rpId, other.counter ?? passkey.counter, other);
    const clientDataJSON = this.clientData('webauthn.get', options.challenge, other);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    return {
      handle: passkey.id,
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, hash]), passkey.key).toString('base64url'),
      userHandle: other.userHandle === undefined ? passkey.userHandle : other.userHandle,
    };
  }

  private clientData(type: string, challenge: string, other: Deviation): string {
    const said = { type: other.type ?? type, challenge: other.challenge ?? challenge };
    const data = { ...said, origin: other.origin ?? this.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }
}

/** Source: WebAuthn Level 3, 6.1: hash of the host, flags, counter, and of a new passkey its key. */
function authenticatorData(rpId: string, counter: number, other: Deviation, attested?: Buffer): Buffer {
  const [present, verified, hasKey] = [1, 4, 64];
  const flags = present | (other.isVerified === false ? 0 : verified) | (attested ? hasKey : 0);
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags, 0);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), tail, attested ?? Buffer.alloc(0)]);
}

import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';

/**
 * What a device made, without what it says of its maker. Nothing is believed of that, and reading it means parsing
 * certificates of somebody else's making and asking the addresses that stand in them.
 * @param made an attestation object, base64url
 * @returns the same with the format `none` (WebAuthn Level 3, 8.7); undefined where it is no attestation object
 */
export function withoutAttestation(made: string): string | undefined {
  try {
    const authData = decodeAttestationObject(isoBase64URL.toBuffer(made)).get('authData');
    const bare = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]),
    );
    return isoBase64URL.fromBuffer(bare);
  } catch {
    return undefined;
  }
}

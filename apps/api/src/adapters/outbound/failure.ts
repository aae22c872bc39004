import { CallRefused } from './guarded-agent';

/** Why a server was not reached, or broke off. */
export type CallFailure = 'address' | 'plain' | 'name' | 'refused' | 'certificate' | 'timeout' | 'broken';

const reasons: Record<string, CallFailure> = {
  ...{ ENOTFOUND: 'name', EAI_AGAIN: 'name', EAI_NODATA: 'name' },
  ...{ ECONNREFUSED: 'refused', EHOSTUNREACH: 'refused', ENETUNREACH: 'refused', ETIMEDOUT: 'timeout' },
};

/** Pure: what an error of a connection means. */
export function failureOf(error: unknown): CallFailure {
  if (error instanceof CallRefused) return error.why;
  const code = String((error as { code?: unknown }).code ?? '');
  if (/CERT|TLS|SSL|SIGNED|EPROTO/.test(code)) return 'certificate';
  return reasons[code] ?? 'broken';
}

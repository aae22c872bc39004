import type { ProviderFault } from '@tavla/shared/contracts/single-sign-on/settings';
import { ClientError } from 'openid-client';
import { FetchFailed } from '@/adapters/outbound/guarded-fetch';

/** A provider could not be asked, or is none. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
  constructor(readonly why: ProviderFault) {
    super(why);
  }
}

/** Pure: what was wrong when a provider was looked for, however the library has wrapped it. */
export function faultOf(error: unknown): ProviderFault {
  const failed = fetchFailureOf(error);
  if (failed) return failed.why;
  if (error instanceof ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')
    return 'issuer';
  return 'answer';
}

/** Pure: the failed request behind an error; undefined when there was an answer. */
export function fetchFailureOf(error: unknown): FetchFailed | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (cause instanceof FetchFailed) return cause;
    // Its own limit, of each request.
    if (cause.name === 'TimeoutError') return new FetchFailed('timeout');
  }
  return undefined;
}

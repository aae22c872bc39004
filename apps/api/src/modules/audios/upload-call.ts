import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { SignedInCall } from '@/http/route';

/** Who calls, and the token under which this one request may write. */
export interface UploadCall extends SignedInCall {
  lockToken: string;
}

const calls = new AsyncLocalStorage<UploadCall>();

/** Runs `work` so that the hooks and stores of the protocol's implementation know the caller. */
export function withUploadCall<T>(call: SignedInCall, work: () => Promise<T>): Promise<T> {
  return calls.run({ ...call, lockToken: randomUUID() }, work);
}

export function uploadCall(): UploadCall {
  const call = calls.getStore();
  if (!call) throw new Error('an upload outside of a request');
  return call;
}

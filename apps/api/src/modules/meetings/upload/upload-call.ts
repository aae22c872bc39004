import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { SignedInCall } from '@/http/route';
import { forgetUpload, meetingOf } from './uploads.repo';

/** Who calls, and the token under which this one request may write. */
export interface UploadCall extends SignedInCall {
  lockToken: string;
}

const calls = new AsyncLocalStorage<UploadCall>();

/** Runs `work` so that the hooks and stores of the protocol's implementation know the caller. */
export function withUploadCall<T>(call: SignedInCall, work: () => Promise<T>): Promise<T> {
  return calls.run({ ...call, lockToken: randomUUID() }, work);
}

/** Undefined where no request is at work: what is left lying is cleared away in nobody's name. */
export const findUploadCall = () => calls.getStore();

export function uploadCall(): UploadCall {
  const call = findUploadCall();
  if (!call) throw new Error('an upload outside of a request');
  return call;
}

/**
 * Forgets an upload that its person gives up. Where it has become a meeting, the answer names it: whoever cancelled may
 * not have heard of that.
 * @returns `forgotten`: it becomes no meeting any more
 */
export async function giveUpUpload(id: string): Promise<'forgotten' | 'meeting' | 'unknown'> {
  const { db, reply } = uploadCall();
  if (await forgetUpload(db, id)) return 'forgotten';
  const audioId = await meetingOf(db, id);
  if (!audioId) return 'unknown';
  reply.raw.setHeader('audio-id', audioId);
  return 'meeting';
}

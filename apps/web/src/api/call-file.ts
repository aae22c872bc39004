import type { Endpoint } from '@tavla/shared/endpoint';
import { call } from './call';

interface FileInput {
  params?: Record<string, string>;
  query?: object;
}

/** Calls an endpoint that answers a file, and answers its bytes. Waits as long as the server needs. */
export async function callFile(
  contract: Endpoint & { answers: 'file' },
  input: FileInput = {},
): Promise<Blob> {
  // A contract as general as this says nothing about its input.
  const send = call as (contract: Endpoint, input: object) => Promise<unknown>;
  const bytes = await send(contract, { ...input, timeout: 0 });
  if (!(bytes instanceof Blob)) throw new Error(`${contract.name} answered no file`);
  return bytes;
}

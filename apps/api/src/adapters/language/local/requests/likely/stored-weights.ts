import { tableBits } from '@/adapters/language/local/learned/place-of';
import type { WishWeights } from './weigh';
import stored from './weights.json';

let read: WishWeights | null = null;

/** The weights as they stand in the file, decoded once. @throws Error when the table is of another size */
export function wishWeights(): WishWeights {
  read ??= decoded();
  return read;
}

function decoded(): WishWeights {
  const bytes = Buffer.from(stored.table, 'base64');
  if (bytes.length !== 2 ** tableBits) throw new Error(`A table of weights has ${bytes.length} places.`);
  return { table: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), step: stored.step };
}

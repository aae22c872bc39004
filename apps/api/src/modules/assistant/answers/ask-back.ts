import type { Unclear } from '@/adapters/language/local/requests/request';
import type { Asked } from '../asked';
import { type Reply, tell } from '../reply';

/** Which task a question means; undefined where none is called just so: then its words are looked for in what was said. */
export function askBack(asked: Asked, unclear: Unclear): Reply | undefined {
  return unclear.why === 'unknown' || unclear.why === 'unsure'
    ? undefined
    : tell(asked.words.unclear(unclear, asked));
}

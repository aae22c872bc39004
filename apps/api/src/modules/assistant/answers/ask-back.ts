import type { Unclear } from '@/adapters/language/local/requests/request';
import type { Asked } from '../asked';
import { type Reply, tell, tellOpen } from '../reply';

/** Which task a question means; undefined where none is called just so: then its words are looked for in what was said. */
export function askBack(asked: Asked, unclear: Unclear): Reply | undefined {
  return unclear.why === 'unknown' || unclear.why === 'unsure' ? undefined : tellUnclear(asked, unclear);
}

/** What is asked back. Sure is only that several are called so, or that somebody can be given nothing. */
export function tellUnclear(asked: Asked, unclear: Unclear): Reply {
  const text = asked.words.unclear(unclear, asked);
  return unclear.why === 'several' || unclear.why === 'blocked' ? tell(text) : tellOpen(text);
}

import { childArguments } from '@/adapters/speech/child-file';
import { TextWork } from '@/adapters/text-work/text-work';

/** Text work as the product does it: with the tasks of `text-child.ts`. */
export function createTextWork(): TextWork {
  return new TextWork(childArguments('text-child', import.meta.url));
}

import { readLikely } from '@/adapters/language/local/requests/likely/read-likely';
import { wishWeights } from '@/adapters/language/local/requests/likely/stored-weights';
import type { NamedTask } from '@/adapters/language/local/requests/mentions/find-mentions';
import { tellUnclear } from '../answers/ask-back';
import type { Asked } from '../asked';
import { guessed } from '../changes/as-guess';
import { offerChanges } from '../changes/offer-changes';
import type { Reply } from '../reply';
import { takesExcluded } from './guess-excluded';

/**
 * What a message that no rule reads most likely wants, offered as a guess: nothing of it is ticked. Undefined where
 * nothing is likely enough, or it comes to nothing.
 */
export async function guessWish(asked: Asked, tasks: readonly NamedTask[]): Promise<Reply | undefined> {
  const reading = readLikely(asked, tasks, wishWeights());
  if (!reading) return undefined;
  if (!Array.isArray(reading)) return tellUnclear(asked, reading);
  if (takesExcluded(asked, tasks, reading)) return undefined;
  const offer = await offerChanges(asked, reading);
  if ('kind' in offer || offer.changes.length === 0) return undefined;
  return guessed(asked, offer);
}

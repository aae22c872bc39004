import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import type { Asked } from '../asked';
import type { Reply } from '../reply';

/** Pure: changes that nobody can be sure of: they stand unticked. */
export const asGuess = (changes: readonly KeptChange[]): KeptChange[] =>
  changes.map((change) => ({ ...change, isGuess: true }));

/** Pure: an offer that says that it may not be what was meant. */
export const guessed = ({ words }: Pick<Asked, 'words'>, offer: Reply): Reply => ({
  ...offer,
  text: words.guess(offer.changes.length),
  changes: asGuess(offer.changes),
});

/** Pure: what is said of an offer: that it may not be what was meant, where nothing of it is certain. */
export const offerText = ({ words }: Pick<Asked, 'words'>, changes: readonly KeptChange[]): string =>
  changes.every(({ isGuess }) => isGuess) ? words.guess(changes.length) : words.offer(changes.length);

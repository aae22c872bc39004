import type { MessageMention } from '@tavla/shared/contracts/chat';
import { beginsWithName, namePlaces } from './name-places';

/** A text, and whom it mentions. */
export interface Mentioning {
  text: string;
  mentions: readonly MessageMention[];
}

/**
 * Pure: whom a message mentions after it was edited. What mentioned somebody, and is still said, means them still, each
 * in its turn, whatever they and others are called by now; but for a longer name that stands there now, and for people
 * who were chosen for the edit.
 * @param now the new text, with whom it mentions by the names of today
 */
export function keepMentions(
  { text, mentions }: Mentioning,
  before: Mentioning,
  chosen: readonly string[],
): MessageMention[] {
  const left = before.mentions.map(({ userId, at, length }) => ({
    userId,
    name: before.text.slice(at + 1, at + length),
  }));
  return namePlaces(text).flatMap(({ at, rest }) => {
    const found = mentions.find((mention) => mention.at === at);
    const [kept] = left
      .filter(({ name }) => beginsWithName(rest, name))
      .sort((one, other) => other.name.length - one.name.length);
    if (!kept) return found ?? [];
    left.splice(left.indexOf(kept), 1);
    const length = 1 + kept.name.length;
    const isOther = found && (found.length > length || chosen.includes(found.userId));
    return isOther ? found : { userId: kept.userId, at, length };
  });
}

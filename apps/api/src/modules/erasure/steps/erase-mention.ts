import type { MessageMention } from '@tavla/shared/contracts/chat';
import { formerMember } from '@tavla/shared/full-name';

interface Said {
  content: string;
  mentions: readonly MessageMention[];
}

/**
 * A message that mentions nobody who is erased any more: their mention becomes text, and those of others go to where
 * they stand then.
 * @param erase takes names out of the pieces between mentions; it answers as many
 */
export async function eraseMention(
  { content, mentions }: Said,
  userId: string,
  erase: (pieces: string[]) => Promise<string[]>,
): Promise<Said> {
  const inOrder = [...mentions].sort((a, b) => a.at - b.at);
  const ends = [0, ...inOrder.map(({ at, length }) => at + length)];
  const between = ends.map((from, index) => content.slice(from, inOrder[index]?.at));
  const pieces = await erase(between);
  let text = pieces[0] ?? '';
  const left: MessageMention[] = [];
  for (const [index, mention] of inOrder.entries()) {
    const isTheirs = mention.userId === userId;
    const shown = isTheirs ? `@${formerMember}` : content.slice(mention.at, mention.at + mention.length);
    if (!isTheirs) left.push({ ...mention, at: text.length });
    text += shown + (pieces[index + 1] ?? '');
  }
  return { content: text, mentions: left };
}

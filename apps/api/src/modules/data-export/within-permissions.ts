import { missingPairs, type Permission } from '@tavla/shared/permissions';
import type { ArchiveContent } from './write-archive';

/**
 * Pure: what of an archive is for somebody who holds these permissions, since no archive is a way around them; each noun
 * that is not stands among what the archive says is not in it.
 */
export function withinPermissions(content: ArchiveContent, held: readonly Permission[]): ArchiveContent {
  const lacked = ({ needs }: { needs: readonly Permission[] }) => missingPairs(held, needs);
  const isHeld = (one: { needs: readonly Permission[] }) => lacked(one).length === 0;
  const without = content.nouns.flatMap((noun) => {
    const pairs = lacked(noun).map(({ action, resource }) => `\`${action} ${resource}\``);
    return pairs.length === 0
      ? []
      : [`\`${noun.name}\`: whoever made this archive lacks ${pairs.join(' and ')}.`];
  });
  return {
    ...content,
    nouns: content.nouns.filter(isHeld),
    files: content.files.filter(isHeld),
    without: [...content.without, ...without],
  };
}

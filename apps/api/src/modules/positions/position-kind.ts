import type { Kind } from '@/modules/named/kind';
import { replacePosition } from '@/modules/users/replace-group';

/** A person has at most one position. */
export const positions: Kind = {
  table: 'position',
  resource: 'positions',
  replace: replacePosition,
};

import type { Audio } from '@tavla/shared/contracts/audios';
import { useMe } from '@/entities/me/use-me';
import { useKnownPeople, useKnownPerson } from '@/entities/users/use-known-people';

/** Whether a meeting is the reader's to decide on: they uploaded it, or whoever did is gone. */
export function useIsTheirs({ createdById }: Pick<Audio, 'createdById'>): boolean {
  const isMine = useMe().id === createdById;
  const uploader = useKnownPerson(createdById);
  const isGone = useKnownPeople() === 'here' && uploader === undefined;
  return isMine || createdById === null || isGone;
}

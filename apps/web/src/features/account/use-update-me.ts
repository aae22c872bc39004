import { useMutation } from '@tanstack/react-query';
import { updateMe } from '@tavla/shared/contracts/auth';
import type { BodyInput } from '@tavla/shared/endpoint';
import { call } from '@/api/call';
import { storeMe } from '@/entities/me/use-me';

/**
 * Changes the signed-in person; what the server answers is what everything shows from then on. One change waits for the
 * other, whichever part of the page they are made in: the last one made is the last one saved.
 */
export function useUpdateMe() {
  return useMutation({
    scope: { id: 'me' },
    mutationFn: (body: BodyInput<typeof updateMe>) => call(updateMe, { body }),
    onSuccess: storeMe,
  });
}

import { useMutation } from '@tanstack/react-query';
import { updateMe } from '@tavla/shared/contracts/auth';
import type { BodyInput } from '@tavla/shared/endpoint';
import { call } from '@/api/call';
import { storeMe } from '@/entities/me/use-me';

/** Changes the signed-in person; what the server answers is what everything shows from then on. */
export function useUpdateMe() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof updateMe>) => call(updateMe, { body }),
    onSuccess: storeMe,
  });
}

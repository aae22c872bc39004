import { useQueryClient } from '@tanstack/react-query';
import { may } from '@tavla/shared/permissions';
import { useNavigate } from 'react-router-dom';
import { meQuery } from '@/entities/me/use-me';
import { paths } from '@/lib/paths';
import { forgetDraft } from './drafts';

/**
 * Reads who is signed in now and leads on: to the portal whoever may read it, everyone else to the board.
 * Throws when nobody is.
 */
export function useEnter(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const current = await client.fetchQuery({ ...meQuery, staleTime: 0 });
    if (!current) throw new Error('The session did not hold: the browser kept no cookie');
    forgetDraft();
    await navigate(may(current.permissions, 'read', 'admin') ? paths.admin() : paths.board(), {
      replace: true,
    });
  };
}

import { may } from '@tavla/shared/permissions';
import { useNavigate } from 'react-router-dom';
import { askMe } from '@/entities/me/use-me';
import { expectSession } from '@/entities/session/session-hint';
import { paths } from '@/lib/paths';
import { forgetAskedCode } from '@/lib/sign-in/asked-code';

/**
 * Reads who is signed in now and leads on: to the portal whoever may read it, everyone else to the board.
 * Throws when nobody is.
 */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    expectSession();
    const current = await askMe();
    if (!current) throw new Error('The session did not hold: the browser kept no cookie');
    // Now, and not with the code of what a signed-in window needs, which may come after they have left again.
    forgetAskedCode();
    await navigate(may(current.permissions, 'read', 'admin') ? paths.admin() : paths.board(), {
      replace: true,
    });
  };
}

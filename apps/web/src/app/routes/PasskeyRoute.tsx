import { useLocation } from 'react-router-dom';
import { refreshMe } from '@/entities/me/use-me';
import { PersonSessionContext, useOpenSession } from '@/entities/session/person-session-context';
import { useEnter } from '@/features/auth/use-enter';
import { ConfirmIdentity } from '@/features/confirm/ConfirmIdentity';
import { PasskeyPage } from '@/features/second-factor/PasskeyPage';
import { useAddress } from '@/lib/address/use-address';
import { paths } from '@/lib/paths';
import { AuthLayout } from '../layout/AuthLayout';

/** In place of every page while the session lacks the passkey that its company asks for. */
export function PasskeyRoute() {
  const session = useOpenSession();
  const { pathname } = useLocation();
  const { params } = useAddress();
  const enter = useEnter();
  // The board is where the code led, which knew nothing of what the person may read; any other page was meant.
  const isFromCode = pathname === paths.board() && params.size === 0;
  if (!session) return null;
  return (
    <PersonSessionContext key={session.id} value={session}>
      <AuthLayout>
        <PasskeyPage onDone={isFromCode ? enter : refreshMe}>
          <ConfirmIdentity />
        </PasskeyPage>
      </AuthLayout>
    </PersonSessionContext>
  );
}

import { PersonSessionContext, useOpenSession } from '@/entities/session/person-session-context';
import { ConfirmIdentity } from '@/features/confirm/ConfirmIdentity';
import { PasskeyPage } from '@/features/second-factor/PasskeyPage';
import { AuthLayout } from '../layout/AuthLayout';

/** In place of every page while the session lacks the passkey that its company asks for. */
export function PasskeyRoute() {
  const session = useOpenSession();
  if (!session) return null;
  return (
    <PersonSessionContext key={session.id} value={session}>
      <AuthLayout>
        <PasskeyPage>
          <ConfirmIdentity />
        </PasskeyPage>
      </AuthLayout>
    </PersonSessionContext>
  );
}

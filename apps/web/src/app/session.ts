import { notifications } from '@mantine/notifications';
import { logout } from '@tavla/shared/contracts/auth';
import { call } from '@/api/call';
import { onOtherTab } from '@/api/other-tabs';
import { getSession, onSession, type PersonSession } from '@/api/person-session';
import { onSessionLost } from '@/api/session';
import { forgetMe, refreshMe } from '@/entities/me/use-me';
import { leaveSession } from '@/entities/session/leave-session';
import { signOutBy } from '@/entities/session/sign-out';
import { i18n } from '@/i18n/i18n';
import { forgetAskedCode } from '@/lib/sign-in/asked-code';
import { forgetSignInDraft } from '@/lib/sign-in-draft';

/** Follows how sessions begin and end, here and in other tabs; returns the way to stop. */
export function followSession(): () => void {
  welcome();
  const endings = [
    onSession(welcome),
    onSessionLost((why) => {
      if (why === 'expired') {
        leaveSession();
        showExpired();
        return;
      }
      // Somebody else is signed in: the window becomes theirs.
      forgetMe();
      showOtherPerson();
      refreshMe();
    }),
    onOtherTab((news) => {
      if (news === 'signed-out') leaveSession();
      else refreshMe();
    }),
  ];
  return () => {
    for (const ending of endings) ending();
  };
}

function welcome(): void {
  const session = getSession();
  if (!session) return;
  forgetSignInDraft();
  forgetAskedCode();
  session.onClose(() => {
    // What they say is about the person who was signed in, and so is what their buttons do.
    notifications.clean();
    notifications.cleanQueue();
  });
}

/** Throws when the server could not be told; the session then still holds. */
export function signOut(session: PersonSession): Promise<void> {
  return signOutBy(session, () => call(logout));
}

function showExpired(): void {
  notifications.show({
    id: 'session-expired',
    color: 'red',
    title: i18n.t('session.expiredTitle'),
    message: i18n.t('session.expired'),
  });
}

function showOtherPerson(): void {
  notifications.show({
    id: 'other-person',
    title: i18n.t('session.otherTitle'),
    message: i18n.t('session.other'),
  });
}

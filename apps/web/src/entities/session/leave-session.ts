import { notifications } from '@mantine/notifications';
import { getSession } from '@/api/person-session';
import { forgetMe } from '@/entities/me/use-me';
import { waitingWrites } from '@/entities/tasks/waiting-writes';
import { i18n } from '@/i18n/i18n';

/** Closes the session because nobody is signed in any more, and says what waits for the person to come back. */
export function leaveSession(): void {
  const session = getSession();
  forgetMe();
  const count = session ? waitingWrites(session.kept) : 0;
  if (count === 0) return;
  notifications.show({ id: 'waiting', message: i18n.t('session.waiting', { count }), autoClose: 10_000 });
}

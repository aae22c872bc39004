import '@/i18n/notices-catalogue';
import { notifications } from '@mantine/notifications';
import { errorStatus, errorText, isUnreachable } from '@/api/error-text';
import type { BoardSession, SessionEvent } from '@/entities/tasks/work/board-session';
import { i18n } from '@/i18n/i18n';
import type { Kept } from '@/lib/kept';
import { showUndo } from '@/ui/undo-toast';
import { keepRefused } from './refused-task';

/** Puts into words what has happened in a session. */
export function showNotice(session: BoardSession, kept: Kept, event: SessionEvent): void {
  switch (event.kind) {
    case 'undoable':
      showUndo({ ...event.entry, onUndo: () => session.undo(event.entry.id) });
      return;
    case 'undoable-no-more':
      notifications.hide(event.entry.id);
      return;
    case 'nothing-to-undo':
      notifications.show({
        color: 'gray',
        title: event.entry.label,
        message: i18n.t('notices:nothingUndone'),
      });
      return;
    case 'session-expired':
      notifications.show({
        id: 'session-expired',
        color: 'red',
        title: i18n.t('session.expiredTitle'),
        message: i18n.t('session.expired'),
      });
      return;
    case 'not-deleted': {
      const [first, ...more] = event.tasks;
      const shown = { title: first?.title ?? '', count: 1 + more.length };
      notifications.show({
        color: 'red',
        title: i18n.t('notices:notDeleted.title', shown),
        message: i18n.t('notices:notDeleted.why', shown),
      });
      return;
    }
    case 'refused': {
      const { change, error } = event;
      const why = [reason(error)];
      if (change.kind === 'create' || change.kind === 'edit') {
        keepRefused(kept, change);
        // Of a task that is gone the form opens only where somebody brings it back.
        if (errorStatus(error) !== 404) why.push(i18n.t('notices:kept'));
      }
      notifications.show({
        color: 'red',
        title: i18n.t(`notices:failed.${change.kind}`),
        message: why.join(' '),
      });
    }
  }
}

function reason(error: unknown): string {
  if (isUnreachable(error)) return i18n.t('board:errors.unreachable');
  return errorStatus(error) === 404 ? i18n.t('notices:gone') : errorText(error);
}

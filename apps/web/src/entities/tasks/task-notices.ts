import { notifications } from '@mantine/notifications';
import { errorStatus, errorText, isUnreachable } from '@/api/error-text';
import type { BoardSession } from '@/entities/tasks/work/board-session';
import { i18n } from '@/i18n/i18n';
import type { Kept } from '@/lib/kept';
import { showUndo } from '@/ui/undo-toast';
import { keepRefused } from './refused-task';

/** Puts into words what happens in a session, for as long as it is open: also while the board is not on the screen. */
export function showNotices(session: BoardSession, kept: Kept): void {
  session.onEvent((event) => {
    switch (event.kind) {
      case 'undoable':
        return showUndo({ ...event.entry, onUndo: () => session.undo(event.entry.id) });
      case 'undoable-no-more':
        notifications.hide(event.entry.id);
        return;
      case 'nothing-to-undo':
        notifications.show({
          color: 'gray',
          title: event.entry.label,
          message: i18n.t('board:undo.nothing'),
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
          title: i18n.t('board:notDeleted.title', shown),
          message: i18n.t('board:notDeleted.why', shown),
        });
        return;
      }
      case 'refused': {
        const { change, error } = event;
        const why = [reason(error)];
        if (change.kind === 'create' || change.kind === 'edit') {
          keepRefused(kept, change);
          // Of a task that is gone the form opens only where somebody brings it back.
          if (errorStatus(error) !== 404) why.push(i18n.t('board:errors.kept'));
        }
        notifications.show({
          color: 'red',
          title: i18n.t(`board:errors.${change.kind}`),
          message: why.join(' '),
        });
      }
    }
  });
}

function reason(error: unknown): string {
  if (isUnreachable(error)) return i18n.t('board:errors.unreachable');
  return errorStatus(error) === 404 ? i18n.t('board:errors.gone') : errorText(error);
}

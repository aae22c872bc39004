import { useTranslation } from 'react-i18next';
import '@/i18n/shortcuts-catalogue';
import { playerKeys } from '@/entities/meetings/player/player-keys';
import { reviewKeys } from '@/entities/meetings/review/review-key-table';
import { MountedModal } from '@/ui/MountedModal';
import { KeyList } from './KeyList';
import classes from './ShortcutHelp.module.css';
import { type ShortcutAction, shortcuts } from './shortcuts';

const groups: Record<'board' | 'task', readonly ShortcutAction[]> = {
  board: ['new', 'search', 'mine', 'palette', 'undo', 'clear', 'help'],
  task: ['down', 'up', 'left', 'right', 'open', 'edit', 'move', 'assign', 'select', 'delete'],
};

/** What the keyboard does on the board and on a meeting's page. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shortcuts', 'board']);
  const ofBoard = (group: 'board' | 'task') =>
    groups[group].map((action) => ({ what: t(`action.${action}`), keys: keysOf(action) }));
  return (
    <MountedModal size={640} title={t('board:help')} onClose={onClose}>
      <div className={classes.groups}>
        <KeyList title={t('groups.board')} rows={ofBoard('board')} />
        <KeyList title={t('groups.task')} rows={[...ofBoard('task'), { what: t('drag'), keys: [' '] }]} />
        <KeyList
          title={t('groups.meeting')}
          rows={playerKeys.map(({ action, keys }) => ({ what: t(`player.${action}`), keys }))}
        />
        <KeyList
          title={t('groups.review')}
          rows={[
            ...reviewKeys.map(({ action, keys }) => ({ what: t(`review.${action}`), keys })),
            { what: t('review.owner'), keys: ['1–9'] },
          ]}
        />
      </div>
    </MountedModal>
  );
}

function keysOf(action: ShortcutAction): readonly string[] {
  return shortcuts.find((shortcut) => shortcut.action === action)?.keys ?? [];
}

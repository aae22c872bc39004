import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('board');
  const ofBoard = (group: 'board' | 'task') =>
    groups[group].map((action) => ({ what: t(`help.action.${action}`), keys: keysOf(action) }));
  return (
    <MountedModal size={640} title={t('help.title')} onClose={onClose}>
      <div className={classes.groups}>
        <KeyList title={t('help.groups.board')} rows={ofBoard('board')} />
        <KeyList
          title={t('help.groups.task')}
          rows={[...ofBoard('task'), { what: t('help.drag'), keys: [' '] }]}
        />
        <KeyList
          title={t('help.groups.meeting')}
          rows={playerKeys.map(({ action, keys }) => ({ what: t(`help.player.${action}`), keys }))}
        />
        <KeyList
          title={t('help.groups.review')}
          rows={[
            ...reviewKeys.map(({ action, keys }) => ({ what: t(`help.review.${action}`), keys })),
            { what: t('help.review.owner'), keys: ['1–9'] },
          ]}
        />
      </div>
    </MountedModal>
  );
}

function keysOf(action: ShortcutAction): readonly string[] {
  return shortcuts.find((shortcut) => shortcut.action === action)?.keys ?? [];
}

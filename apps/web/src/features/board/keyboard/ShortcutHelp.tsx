import { Kbd, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { playerKeys } from '@/entities/meetings/player/player-keys';
import { MountedModal } from '@/ui/MountedModal';
import classes from './ShortcutHelp.module.css';
import { type ShortcutAction, shortcuts } from './shortcuts';

const groups: Record<'board' | 'task', readonly ShortcutAction[]> = {
  board: ['new', 'search', 'mine', 'palette', 'undo', 'clear', 'help'],
  task: ['down', 'up', 'left', 'right', 'open', 'edit', 'move', 'assign', 'select', 'delete'],
};

const isMac = /mac|iphone|ipad/i.test(navigator.platform);
const signs: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→' };

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('board');
  return (
    <MountedModal size={640} title={t('help.title')} onClose={onClose}>
      <div className={classes.groups}>
        {(['board', 'task'] as const).map((group) => (
          <section key={group}>
            <Title order={3}>{t(`help.groups.${group}`)}</Title>
            <dl className={classes.list}>
              {groups[group].map((action) => (
                <div key={action}>
                  <dt>{t(`help.action.${action}`)}</dt>
                  <dd>
                    {keysOf(action).map((key) => (
                      <Kbd key={key} size="xs">
                        {words(key)}
                      </Kbd>
                    ))}
                  </dd>
                </div>
              ))}
              {group === 'task' && (
                <div>
                  <dt>{t('help.drag')}</dt>
                  <dd>
                    <Kbd size="xs">{t('help.space')}</Kbd>
                  </dd>
                </div>
              )}
            </dl>
          </section>
        ))}
        <section>
          <Title order={3}>{t('help.groups.meeting')}</Title>
          <dl className={classes.list}>
            {playerKeys.map(({ action, keys }) => (
              <div key={action}>
                <dt>{t(`help.player.${action}`)}</dt>
                <dd>
                  {keys.map((key) => (
                    <Kbd key={key} size="xs">
                      {key === ' ' ? t('help.space') : words(key)}
                    </Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </MountedModal>
  );
}

function keysOf(action: ShortcutAction): readonly string[] {
  return shortcuts.find((shortcut) => shortcut.action === action)?.keys ?? [];
}

function words(key: string): string {
  const [mod, letter] = key.split('+');
  if (mod === 'mod' && letter) return `${isMac ? '⌘' : 'Ctrl'} ${letter.toUpperCase()}`;
  return signs[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

import { type ComponentProps, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorBox } from '@/ui/anchor-box';
import { MenuComing } from '@/ui/coming/MenuComing';
import { lazyPart } from '@/ui/lazy-part';
import { useBoard } from '../board-context';
import type { Dialog } from '../use-dialogs';
import type { CardMenu as Menu } from './CardMenu';

const CardMenu = lazyPart(async () => (await import('./CardMenu')).CardMenu);

/** In pixels; how high the menu is with all that can be done with one card, and with the places alone. */
const menuWidth = 208;
const menuHeight = { menu: 332, move: 191 };

interface Props extends Pick<ComponentProps<typeof Menu>, 'actions' | 'onSelect' | 'onEdit' | 'onDelete'> {
  dialog: Extract<Dialog, { kind: 'menu' | 'move' }>;
  onClose: () => void;
}

/**
 * The menu of a card, and what stands for it while its code comes. It stays where the card was when it was asked for,
 * also when the card has gone elsewhere by then; when there is none of its cards any more it closes.
 */
export function CardMenuHost({ dialog, onClose, ...menu }: Props) {
  const { t } = useTranslation('board');
  const { model, surface } = useBoard();
  const { kind, taskIds, anchor } = dialog;
  const [box] = useState(() => anchorBox(anchor));
  const [neighbour] = useState(() => surface.nextTo(taskIds));
  const [first, ...others] = taskIds.flatMap((id) => model.task(id) ?? []);
  const isGone = first === undefined;
  useLayoutEffect(() => {
    if (!anchor.hasAttribute('aria-haspopup')) return undefined;
    anchor.setAttribute('aria-expanded', 'true');
    return () => anchor.setAttribute('aria-expanded', 'false');
  }, [anchor]);
  useEffect(() => {
    if (!isGone) return;
    onClose();
    if (neighbour !== undefined) surface.focusTask(neighbour);
  }, [isGone, neighbour, surface, onClose]);
  if (isGone) return null;
  const close = () => {
    onClose();
    if (anchor.isConnected) anchor.focus();
    else surface.focusTask(first.id);
  };
  return (
    <Suspense
      fallback={
        <MenuComing
          label={t(kind === 'move' ? 'card.moveTo' : 'card.actions')}
          anchor={box}
          width={menuWidth}
          height={menuHeight[kind]}
          isAtStart={kind === 'move'}
          onClose={close}
        />
      }
    >
      <CardMenu
        {...menu}
        tasks={[first, ...others]}
        box={box}
        width={menuWidth}
        isMoveOnly={kind === 'move'}
        onClose={close}
      />
    </Suspense>
  );
}

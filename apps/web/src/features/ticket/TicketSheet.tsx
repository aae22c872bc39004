import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GrabHandle } from '@/ui/layout/GrabHandle';
import { phoneWidth } from '@/ui/layout/layout-sizes';
import { useEscape } from '@/ui/use-escape';
import { useFocusBack } from '@/ui/use-focus-back';
import classes from './ticket.module.css';

interface Props {
  opened: boolean;
  /** In pixels, where it comes from the right. */
  width: number;
  /** What opened it, which gets the focus back. */
  opener: () => HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/** What a conversation stands in: a drawer from the right, on a phone a sheet from the bottom. */
export function TicketSheet({ opened, width, opener, onClose, children }: Props) {
  const { t } = useTranslation('ticket');
  const isPhone = useMediaQuery(`(max-width: ${phoneWidth}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const content = useRef<HTMLDivElement>(null);
  useFocusBack(opened, content, opener);
  useEscape(opened, content, onClose);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '92dvh' : width}
      closeOnEscape={false}
      returnFocus={false}
      classNames={{ content: classes.drawer }}
    >
      <Drawer.Overlay backgroundOpacity={0.3} />
      <Drawer.Content ref={content}>
        {isPhone && <GrabHandle sheet={content} label={t('handle')} onClose={onClose} />}
        {children}
      </Drawer.Content>
    </Drawer.Root>
  );
}

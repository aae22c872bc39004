import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { phoneWidth } from '@tavla/shared/limits';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GrabHandle } from './GrabHandle';
import classes from './SideDrawer.module.css';

interface Props {
  opened?: boolean;
  title: ReactNode;
  /** Pixels from the right; a phone gives it the width it has. */
  width?: number;
  /** On a phone: as high as its content, instead of nearly the whole screen. */
  isLow?: boolean;
  /** Nothing in it takes the focus; so the body does, for the keyboard to scroll it. */
  isOnlyRead?: boolean;
  closeOnClickOutside?: boolean;
  closeOnEscape?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer from the right; on a phone it rises from the bottom, with a handle to pull it down again. */
export function SideDrawer({ opened = true, title, width = 480, isLow = false, children, ...props }: Props) {
  const { closeOnClickOutside = false, closeOnEscape = true, isOnlyRead = false, onClose } = props;
  const { t } = useTranslation('common');
  const content = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(`(max-width: ${phoneWidth}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? (isLow ? 'auto' : '92dvh') : width}
      padding="md"
      transitionProps={{ duration: 160 }}
      closeOnClickOutside={closeOnClickOutside}
      closeOnEscape={closeOnEscape}
      classNames={classes}
    >
      <Drawer.Overlay />
      <Drawer.Content ref={content}>
        {isPhone && <GrabHandle sheet={content} label={t('handle')} onClose={onClose} />}
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('close')} />
        </Drawer.Header>
        <Drawer.Body {...(isOnlyRead && { tabIndex: 0 })}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

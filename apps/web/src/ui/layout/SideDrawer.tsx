import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEscape } from '../use-escape';
import { useFocusBack } from '../use-focus-back';
import { GrabHandle } from './GrabHandle';
import { phoneWidth, usersPageBreakpoint } from './layout-sizes';
import classes from './SideDrawer.module.css';

interface Props {
  opened?: boolean;
  title: ReactNode;
  /** Pixels from the right; where pages show their phone layout it has the whole width. */
  width?: number;
  /** On a phone it rises from the bottom, as high as its content, with a handle to pull it down again. */
  isSheet?: boolean;
  /** Nothing in it takes the focus; so the body does, for the keyboard to scroll it. */
  isOnlyRead?: boolean;
  closeOnClickOutside?: boolean;
  closeOnEscape?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer from the right. Escape closes it when nothing lies above it. */
export function SideDrawer({
  opened = true,
  title,
  width = 480,
  isSheet = false,
  children,
  ...props
}: Props) {
  const { closeOnClickOutside = false, closeOnEscape = true, isOnlyRead = false, onClose } = props;
  const { t } = useTranslation('common');
  const content = useRef<HTMLDivElement>(null);
  const isPhone = useWidth(`${phoneWidth}px`);
  const isNarrow = useWidth(usersPageBreakpoint);
  const fromBottom = isSheet && isPhone;
  useFocusBack(opened, content);
  useEscape(opened && closeOnEscape, content, onClose);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position={fromBottom ? 'bottom' : 'right'}
      size={fromBottom ? 'auto' : isNarrow ? '100%' : width}
      padding="md"
      transitionProps={{ duration: 160 }}
      closeOnClickOutside={closeOnClickOutside}
      closeOnEscape={false}
      classNames={classes}
    >
      <Drawer.Overlay />
      <Drawer.Content ref={content} mod={{ sheet: fromBottom }}>
        {fromBottom && <GrabHandle sheet={content} label={t('handle')} onClose={onClose} />}
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('close')} />
        </Drawer.Header>
        <Drawer.Body {...(isOnlyRead && { tabIndex: 0 })}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function useWidth(most: string): boolean {
  return useMediaQuery(`(max-width: ${most})`, undefined, { getInitialValueInEffect: false });
}

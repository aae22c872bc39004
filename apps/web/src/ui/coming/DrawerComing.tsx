import { useMediaQuery } from '@mantine/hooks';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { GrabHandle } from '../layout/GrabHandle';
import { phoneWidth } from '../layout/layout-sizes';
import { AboveComing, type ComingProps } from './AboveComing';
import { ComingHead } from './ComingHead';
import classes from './coming.module.css';
import { useComing } from './use-coming';

interface Props extends ComingProps {
  /** In pixels, where it comes from the right. */
  width?: number;
  /** On a phone it rises from the bottom. */
  isSheet?: boolean;
  /** It will hold a conversation. */
  isTalk?: boolean;
  /** Left out, as a SideDrawer, which stays, or one with a conversation, which closes. */
  closeOnClickOutside?: boolean;
  /** Has the focus after it where what opened it is gone. */
  opener?: () => HTMLElement | null;
}

/** Stands for a drawer whose code is on its way. */
export function DrawerComing({
  label,
  width = 480,
  isSheet = false,
  isTalk = false,
  closeOnClickOutside = isTalk,
  opener,
  onClose,
}: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(`(max-width: ${phoneWidth}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const box = useComing<HTMLDivElement>({ isAbove: true, onClose, instead: opener });
  return (
    <AboveComing
      label={label}
      box={box}
      className={classes.drawer}
      style={{ '--coming-width': `${width}px` } as CSSProperties}
      mod={{ 'data-sheet': isSheet || undefined, 'data-talk': isTalk || undefined }}
      isLight={isTalk}
      closeOnClickOutside={closeOnClickOutside}
      onClose={onClose}
    >
      {isPhone && (isSheet || isTalk) && <GrabHandle sheet={box} label={t('handle')} onClose={onClose} />}
      <ComingHead label={label} isTalk={isTalk} onClose={onClose} />
    </AboveComing>
  );
}

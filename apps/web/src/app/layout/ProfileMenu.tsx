import { Avatar, UnstyledButton } from '@mantine/core';
import { fullName } from '@tavla/shared/full-name';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { type AnchorBox, anchorBox } from '@/ui/anchor-box';
import { MenuComing } from '@/ui/coming/MenuComing';
import { lazyPart } from '@/ui/lazy-part';
import classes from './AppLayout.module.css';

const ProfileDropdown = lazyPart(async () => (await import('./ProfileDropdown')).ProfileDropdown);

/** The button of the signed-in person, and what opens below it. */
export function ProfileMenu() {
  const { t } = useTranslation();
  const me = useMe();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<AnchorBox | null>(null);
  const name = fullName(me);
  const label = t('profile.menu', { name });
  const close = () => {
    setAnchor(null);
    button.current?.focus();
  };
  const menu = anchor && { anchor, label, width: 240, onClose: close };
  return (
    <>
      <UnstyledButton
        ref={button}
        className={classes.profile}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchorBox(event.currentTarget))}
      >
        <Avatar size={32} name={name} color="ink" classNames={{ placeholder: classes.initials }} />
      </UnstyledButton>
      {menu && (
        <Suspense fallback={<MenuComing {...menu} height={141} />}>
          <ProfileDropdown {...menu} />
        </Suspense>
      )}
    </>
  );
}

import { Avatar, UnstyledButton } from '@mantine/core';
import { fullName } from '@tavla/shared/full-name';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { lazyPart } from '@/ui/lazy-part';
import classes from './AppLayout.module.css';

const ProfileDropdown = lazyPart(async () => (await import('./ProfileDropdown')).ProfileDropdown);

/** The button of the signed-in person, and what opens below it. */
export function ProfileMenu() {
  const { t } = useTranslation();
  const me = useMe();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = fullName(me);
  const label = t('profile.menu', { name });
  return (
    <>
      <UnstyledButton
        ref={button}
        className={classes.profile}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(button.current)}
      >
        <Avatar size={32} name={name} color="ink" classNames={{ placeholder: classes.initials }} />
      </UnstyledButton>
      {anchor && (
        <Suspense>
          <ProfileDropdown anchor={anchor} label={label} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

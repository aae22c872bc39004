import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { BoardPicture } from '@/ui/BoardPicture';
import { Mark } from '@/ui/Mark';
import classes from './AuthLayout.module.css';

/** The frame of the sign-in pages: the form on the left, a picture on the right. */
export function AuthLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        <header className={classes.brand}>
          <Mark size={28} />
          {t('appName')}
        </header>
        <main className={classes.form}>{children}</main>
      </div>
      <div className={classes.picture} aria-hidden="true">
        <BoardPicture />
      </div>
    </div>
  );
}

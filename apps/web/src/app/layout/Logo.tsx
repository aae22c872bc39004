import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMay } from '@/entities/me/use-me';
import { paths } from '@/lib/paths';
import { Mark } from '@/ui/Mark';
import classes from './AppLayout.module.css';

/** Leads home: admins to the overview, everyone else to the board. */
export function Logo() {
  const { t } = useTranslation();
  const isAdmin = useMay('read', 'admin');
  return (
    <Link className={classes.logo} to={isAdmin ? paths.admin() : paths.board()}>
      <Mark size={24} />
      {t('appName')}
    </Link>
  );
}

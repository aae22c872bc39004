import { Kbd } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './review.module.css';
import { keyOf } from './review-keys';

const shown = ['approve', 'edit', 'merge', 'dismiss', 'play', 'undo', 'approveAll'] as const;

/** What the keyboard does while the focus is in the tray; not shown where there is none. */
export function KeyLegend() {
  const { t } = useTranslation('meetings');
  return (
    <p className={classes.legend}>
      <span>
        <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('review.keys.choose')}
      </span>
      {shown.map((action) => (
        <span key={action}>
          <Kbd size="xs">{keyOf(action)}</Kbd> {t(`review.keys.${action}`)}
        </span>
      ))}
      <span>
        <Kbd size="xs">1–9</Kbd> {t('review.keys.owner')}
      </span>
    </p>
  );
}

import { ActionIcon, CloseButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ComingProps } from './AboveComing';
import classes from './coming.module.css';

/** The title and the way to close it, as the part itself will have them. */
export function ComingHead({ label, isTalk, onClose }: ComingProps & { isTalk?: boolean | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={classes.head}>
      <h2 className={classes.title} dir="auto">
        {label}
      </h2>
      {isTalk ? (
        <ActionIcon variant="subtle" size={32} aria-label={t('close')} onClick={onClose}>
          <IconX size={18} stroke={1.8} />
        </ActionIcon>
      ) : (
        <CloseButton aria-label={t('close')} onClick={onClose} />
      )}
    </div>
  );
}

import { CloseButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AboveComing, type ComingProps } from './AboveComing';
import classes from './coming.module.css';
import { useComing } from './use-coming';

interface Props extends ComingProps {
  /** What is typed into it already. */
  text: string;
  placeholder: string;
}

/** Stands for a dialog that begins with a search box. */
export function SearchComing({ label, text, placeholder, onClose }: Props) {
  const { t } = useTranslation();
  const box = useComing<HTMLDivElement>({ isAbove: true, onClose });
  return (
    <AboveComing label={label} box={box} className={classes.search} isLight onClose={onClose}>
      <div className={classes.row}>
        <IconSearch size={16} aria-hidden />
        <span className={classes.text} data-empty={!text || undefined}>
          {text || placeholder}
        </span>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </div>
    </AboveComing>
  );
}

import { Center, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './LoadingScreen.module.css';

/** While it is not known who is there. It shows late, so that a quick answer does not flicker. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <Center className={classes.screen} role="status" aria-label={t('loading')}>
      <Loader size="sm" />
    </Center>
  );
}

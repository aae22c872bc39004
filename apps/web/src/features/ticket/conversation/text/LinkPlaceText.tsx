import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkPlace } from './link-place';
import classes from './text.module.css';

/** Where a link leads; of a long address the middle is shown when it is pressed, since a finger cannot hover. */
export function LinkPlaceText({ place: { whole, short } }: { place: LinkPlace }) {
  const { t } = useTranslation('ticket');
  const [isWhole, setWhole] = useState(false);
  if (short === whole) {
    return (
      <span className={classes.place}>
        {' ('}
        <bdi dir="ltr">{whole}</bdi>)
      </span>
    );
  }
  return (
    <span className={classes.place}>
      {' ('}
      <UnstyledButton
        className={classes.wholePlace}
        dir="ltr"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? whole : short}
        <VisuallyHidden> {t('chat.wholeAddress')}</VisuallyHidden>
      </UnstyledButton>
      )
    </span>
  );
}

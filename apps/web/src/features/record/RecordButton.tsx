import { Button } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/ui/lazy-part';
import classes from './record.module.css';

const RecordDrawer = lazyPart(async () => (await import('./RecordDrawer')).RecordDrawer);

/** The floating button on the board, and the drawer behind it, which is drawn when it is first opened. */
export function RecordButton() {
  const { t } = useTranslation('record');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button className={classes.open} leftSection={<IconMicrophone size={16} stroke={1.8} />} onClick={open}>
        {t('open')}
      </Button>
      {wasOpened && (
        <Suspense>
          <RecordDrawer opened={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

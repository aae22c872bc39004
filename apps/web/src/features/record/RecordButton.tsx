import { Button } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerComing } from '@/ui/coming/DrawerComing';
import { lazyPart, useLatePart } from '@/ui/lazy-part';
import classes from './record.module.css';

const loadHint = async () => (await import('./UnfinishedHint')).UnfinishedHint;
const RecordDrawer = lazyPart(async () => (await import('./RecordDrawer')).RecordDrawer);

/**
 * The floating button on the board, what waits behind it, and the drawer, which is drawn when it is first opened.
 */
export function RecordButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const UnfinishedHint = useLatePart(loadHint);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  return (
    <>
      {UnfinishedHint && !isOpen && <UnfinishedHint onOpen={open} />}
      <Button className={classes.open} leftSection={<IconMicrophone size={16} stroke={1.8} />} onClick={open}>
        {t('meetings.record')}
      </Button>
      {wasOpened && (
        <Suspense
          fallback={
            isOpen && (
              <DrawerComing label={t('meetings.recordTitle')} isSheet closeOnClickOutside onClose={close} />
            )
          }
        >
          <RecordDrawer opened={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

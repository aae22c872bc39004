import { fullName } from '@tavla/shared/full-name';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usersStore } from '@/entities/users/users-store';
import { DialogComing } from '@/ui/coming/DialogComing';
import { DrawerComing } from '@/ui/coming/DrawerComing';
import { lazyPart } from '@/ui/lazy-part';

const UserDrawer = lazyPart(async () => (await import('./form/UserDrawer')).UserDrawer);
const ServiceDialog = lazyPart(async () => (await import('./form/ServiceDialog')).ServiceDialog);
const ImportDrawer = lazyPart(async () => (await import('./import/ImportDrawer')).ImportDrawer);

/** In pixels. */
const importWidth = 560;

interface Props {
  /** Whose drawer is open; null for somebody new. */
  personId: string | null | undefined;
  onClosePerson: () => void;
  isMakingService: boolean;
  onCloseService: () => void;
  isImporting: boolean;
  onCloseImport: () => void;
}

/** Whatever opens above the page of people. */
export function UsersAbove({ personId, onClosePerson, ...props }: Props) {
  const { t } = useTranslation('users');
  const { isMakingService, onCloseService, isImporting, onCloseImport } = props;
  const person = usersStore.useById(personId);
  const name = person ? fullName(person) : t(personId === null ? 'drawer.newTitle' : 'drawer.loading');
  return (
    <>
      {personId !== undefined && (
        <Suspense fallback={<DrawerComing label={name} onClose={onClosePerson} />}>
          <UserDrawer key={personId} personId={personId} onClose={onClosePerson} />
        </Suspense>
      )}
      {isMakingService && (
        <Suspense
          fallback={
            <DialogComing label={t('service.title')} width={380} height={332} onClose={onCloseService} />
          }
        >
          <ServiceDialog onClose={onCloseService} />
        </Suspense>
      )}
      {isImporting && (
        <Suspense
          fallback={<DrawerComing label={t('csv.title')} width={importWidth} onClose={onCloseImport} />}
        >
          <ImportDrawer width={importWidth} onClose={onCloseImport} />
        </Suspense>
      )}
    </>
  );
}

import '@/i18n/pages-catalogue';
import { Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveLists } from '@/entities/live/live-lists';
import { useMay } from '@/entities/me/use-me';
import { useManagersOf } from '@/entities/users/use-people';
import { usersStore } from '@/entities/users/users-store';
import { keepClear } from '@/ui/layout/keep-clear';
import { usersPageBreakpoint } from '@/ui/layout/layout-sizes';
import { PageTitle } from '@/ui/PageTitle';
import { FilterPills } from './list/FilterPills';
import { Pagination } from './list/Pagination';
import { PeopleCards } from './list/PeopleCards';
import { PeopleTable } from './list/PeopleTable';
import { usePeoplePage } from './list/use-people-page';
import { PeopleEmpty, PeopleFailed, PeopleSkeleton } from './PeopleStates';
import { UsersAbove } from './UsersAbove';
import { UsersToolbar } from './UsersToolbar';
import { useUsersAddress } from './use-users-address';
import classes from './users.module.css';

const nobody: readonly string[] = [];

/** The people of the company: a table, on a phone cards, with what may be done about them. */
export function UsersPage() {
  const { t } = useTranslation('users');
  useLiveLists('positions', 'departments', 'roles');
  const isAdminView = useMay('read', 'admin');
  // A new person needs a role, and giving one is a permission of its own.
  const mayAdd = useMay('create', 'user');
  const mayCreate = useMay('create', 'user-roles') && mayAdd && isAdminView;
  const isPhone = useMediaQuery(`(max-width: ${usersPageBreakpoint})`, undefined, {
    getInitialValueInEffect: false,
  });
  const { filter, personId, clear, addPerson, closePerson } = useUsersAddress();
  const [isImporting, setImporting] = useState(false);
  const [isMakingService, service] = useDisclosure();
  const page = usePeoplePage(filter);
  const people = usersStore.useByIds(page.ids ?? nobody);
  useManagersOf(people);

  return (
    <div className={classes.page}>
      <PageTitle>{t(isAdminView ? 'title' : 'titleMember')}</PageTitle>
      <UsersToolbar
        isPhone={isPhone}
        isAdminView={isAdminView}
        mayCreate={mayCreate}
        onCreateOne={addPerson}
        onCreateMany={() => setImporting(true)}
        onCreateService={service.open}
      />
      <FilterPills />
      {page.isFailed ? (
        <PeopleFailed onRetry={page.retry} />
      ) : !page.ids || (page.isWaiting && people.length === 0) ? (
        <PeopleSkeleton isPhone={isPhone} />
      ) : people.length === 0 ? (
        <PeopleEmpty filter={filter} onClear={clear} />
      ) : isPhone ? (
        <PeopleCards people={people} isWaiting={page.isWaiting} />
      ) : (
        <PeopleTable people={people} isWaiting={page.isWaiting} isAdminView={isAdminView} />
      )}
      {page.ids && <Pagination {...page} />}
      {isPhone && mayCreate && (
        <Button ref={keepClear} onClick={addPerson}>
          {t('addUser')}
        </Button>
      )}
      <UsersAbove
        personId={isAdminView && (personId || (personId === null && mayCreate)) ? personId : undefined}
        onClosePerson={closePerson}
        isMakingService={isMakingService}
        onCloseService={service.close}
        isImporting={isImporting}
        onCloseImport={() => setImporting(false)}
      />
    </div>
  );
}

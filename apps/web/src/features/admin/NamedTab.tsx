import { Alert, Anchor, Button, Group, Skeleton, Stack, Table, Text, TextInput } from '@mantine/core';
import type { NamedWithCount } from '@tavla/shared/contracts/named';
import { searchMax } from '@tavla/shared/limits';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { retryLists, useLiveLists } from '@/entities/live/live-lists';
import { useMay } from '@/entities/me/use-me';
import classes from './admin.module.css';
import { DeleteNamedDialog } from './DeleteNamedDialog';
import { MergeNamedDialog } from './MergeNamedDialog';
import { NamedFormModal } from './NamedFormModal';
import { NamedMenu } from './NamedMenu';
import { type NamedKind, namedKinds } from './named-kinds';

/** From this many on, a search box is worth its place. */
const manyRows = 12;

export type NamedTask =
  | { name: 'add' }
  | { name: 'edit' | 'merge' | 'delete'; item: NamedWithCount }
  | undefined;

/** The positions or the departments of the company, with the number of people behind each. */
export function NamedTab({ kind }: { kind: NamedKind }) {
  const { t } = useTranslation('admin');
  useLiveLists(kind);
  const { store } = namedKinds[kind];
  const all = store.useAll();
  const isLoaded = store.useIsLoaded();
  const status = store.useStatus('getAll');
  const mayCreate = useMay('create', 'groups');
  const [task, setTask] = useState<NamedTask>();
  const [search, setSearch] = useState('');
  const done = () => setTask(undefined);

  const key = plainLetters(search.trim());
  const shown = all.filter(({ name }) => plainLetters(name).includes(key));
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        {all.length >= manyRows ? (
          <TextInput
            type="search"
            flex="1 1 140px"
            maw={{ xs: 360 }}
            placeholder={t('named.search')}
            maxLength={searchMax}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        ) : (
          <span />
        )}
        {mayCreate && <Button onClick={() => setTask({ name: 'add' })}>{t(`named.${kind}.add`)}</Button>}
      </Group>
      {!isLoaded && status === 'rejected' && (
        <Alert color="red" title={t('named.failed')} role="alert">
          <Button size="xs" variant="default" onClick={retryLists}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      {!isLoaded && status !== 'rejected' && (
        <Stack gap={8} role="status" aria-label={t('named.loading')}>
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} h={40} />
          ))}
        </Stack>
      )}
      {isLoaded && all.length === 0 && <Text c="dimmed">{t(`named.${kind}.empty`)}</Text>}
      {isLoaded && all.length > 0 && shown.length === 0 && <Text c="dimmed">{t('named.noMatch')}</Text>}
      {shown.length > 0 && <NamedRows kind={kind} rows={shown} isOnly={all.length < 2} onTask={setTask} />}
      {(task?.name === 'add' || task?.name === 'edit') && (
        <NamedFormModal kind={kind} itemId={task.name === 'edit' ? task.item.id : null} onClose={done} />
      )}
      {task?.name === 'merge' && <MergeNamedDialog kind={kind} item={task.item} all={all} onClose={done} />}
      {task?.name === 'delete' && <DeleteNamedDialog kind={kind} item={task.item} onClose={done} />}
    </Stack>
  );
}

interface NamedRowsProps {
  kind: NamedKind;
  rows: readonly NamedWithCount[];
  /** The company has no second one, whatever is shown. */
  isOnly: boolean;
  onTask: (task: NamedTask) => void;
}

function NamedRows({ kind, rows, isOnly, onTask }: NamedRowsProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={classes.frame}>
      <Table fz="sm" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('named.name')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('named.description')}</Table.Th>
            <Table.Th w={84} ta="end">
              {t('named.people')}
            </Table.Th>
            <Table.Th w={56} aria-hidden />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((item) => (
            <Table.Tr key={item.id}>
              <Table.Td className={classes.breakable}>
                <bdi>{item.name}</bdi>
              </Table.Td>
              <Table.Td className={classes.breakable} visibleFrom="sm">
                {item.description}
              </Table.Td>
              <Table.Td ta="end" className={classes.count}>
                <Anchor
                  component={Link}
                  to={namedKinds[kind].peopleOf(item)}
                  size="sm"
                  underline="always"
                  aria-label={`${item.userCount} ${t('named.peopleOf', { name: item.name })}`}
                >
                  {item.userCount}
                </Anchor>
              </Table.Td>
              <Table.Td>
                <NamedMenu kind={kind} item={item} isOnly={isOnly} onTask={onTask} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

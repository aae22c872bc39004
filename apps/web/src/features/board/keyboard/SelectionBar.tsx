import { ActionIcon, Button, Menu, Popover, Select, TextInput, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { columns, type Tag } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import { firstDueDay } from '@tavla/shared/fields';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagBadge } from '@/entities/tasks/TagBadge';
import type { TaskActions } from '@/entities/tasks/task-actions';
import { foundByTyping } from '@/lib/forms/mark-text';
import { keepClear } from '@/ui/layout/keep-clear';
import { useNobodyWords, usePeopleOptions } from '../board-lists';
import classes from './SelectionBar.module.css';
import '@/i18n/selection-catalogue';

interface SelectionBarProps {
  ids: ReadonlySet<string>;
  people: readonly Person[];
  tags: readonly Tag[];
  actions: TaskActions;
  onDelete: () => void;
  onClear: () => void;
}

const nobody = 'nobody';

/** What can be done to all selected cards at once. */
export function SelectionBar({ ids, people, tags, actions, onDelete, onClear }: SelectionBarProps) {
  const { t } = useTranslation(['board', 'selection']);
  const nobodyFound = useNobodyWords(t('form.nobodyFound'));
  const options = usePeopleOptions(people, 'id');
  const selected = [...ids];
  return (
    <section ref={keepClear} data-selection className={classes.bar} aria-label={t('selection:bar')}>
      <span className={classes.count} role="status">
        {t('selection:count', { count: ids.size })}
      </span>
      <ActionIcon
        size={28}
        variant="subtle"
        className={classes.clear}
        aria-label={t('selection:clear')}
        onClick={onClear}
      >
        <IconX size={16} />
      </ActionIcon>
      <Menu position="top" width={180}>
        <Menu.Target>
          <Button size="compact-sm" variant="default">
            {t('selection:move')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {columns.map((column) => (
            <Menu.Item key={column} onClick={() => actions.moveToColumn(selected, column)}>
              {t(`column.${column}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Choice label={t('selection:assign')}>
        {(close) => (
          <Select
            size="xs"
            label={t('form.assignee')}
            {...foundByTyping}
            data-autofocus
            limit={100}
            comboboxProps={{ withinPortal: false }}
            nothingFoundMessage={nobodyFound}
            data={[{ value: nobody, label: t('selection:nobody') }, ...options]}
            onChange={(value) => {
              if (value) actions.batch(selected, { kind: 'assign', userId: value === nobody ? null : value });
              close();
            }}
          />
        )}
      </Choice>
      <Choice label={t('selection:tag')}>
        {(close) => (
          <div className={classes.tags}>
            {tags.length === 0 && t('noTags')}
            {tags.map((tag) => (
              <UnstyledButton
                key={tag.id}
                onClick={() => {
                  actions.batch(selected, { kind: 'tag', add: [tag], remove: [] });
                  close();
                }}
              >
                <TagBadge color={tag.color} name={tag.name} />
              </UnstyledButton>
            ))}
          </div>
        )}
      </Choice>
      <Choice label={t('selection:due')}>
        {(close) => (
          <DueChoice
            onChoose={(endDate) => {
              actions.batch(selected, { kind: 'due', endDate });
              close();
            }}
          />
        )}
      </Choice>
      <Button size="compact-sm" variant="default" className={classes.danger} onClick={onDelete}>
        {t('selection:delete')}
      </Button>
    </section>
  );
}

function Choice({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top" width={260} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button size="compact-sm" variant="default" onClick={() => setOpen(!isOpen)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown ref={keepClear} aria-label={label}>
        {children(() => setOpen(false))}
      </Popover.Dropdown>
    </Popover>
  );
}

function DueChoice({ onChoose }: { onChoose: (endDate: string | null) => void }) {
  const { t } = useTranslation(['board', 'selection']);
  const [day, setDay] = useState('');
  return (
    <div className={classes.due}>
      <TextInput
        size="xs"
        type="date"
        label={t('form.dueDate')}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Button size="xs" disabled={day < firstDueDay} onClick={() => onChoose(day)}>
        {t('selection:setDue')}
      </Button>
      <Button size="xs" variant="default" onClick={() => onChoose(null)}>
        {t('selection:noDue')}
      </Button>
    </div>
  );
}

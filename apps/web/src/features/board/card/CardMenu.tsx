import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconPencil,
  IconSquareCheck,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { columnOf, columns, type Task } from '@tavla/shared/contracts/tasks';
import { useTranslation } from 'react-i18next';
import { StatusDot } from '@/entities/tasks/StatusDot';
import type { TaskActions } from '@/entities/tasks/task-actions';
import type { AnchorBox } from '@/ui/anchor-box';
import { useBoard } from '../board-context';
import classes from './badges.module.css';

interface CardMenuProps {
  /** One card, or several that move together. */
  tasks: readonly [Task, ...Task[]];
  /** Where the button was that was pressed, or the card's title when the menu was asked for by key. */
  box: AnchorBox;
  /** In pixels. */
  width: number;
  isMoveOnly: boolean;
  actions: TaskActions;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
  onClose: () => void;
}

/** The menu of whichever card asked for it: one for the whole board. */
export function CardMenu({ tasks, box, width, isMoveOnly, actions, onClose, ...on }: CardMenuProps) {
  const { t } = useTranslation('board');
  const [task] = tasks;
  const { id } = task;
  return (
    <Menu
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position={isMoveOnly ? 'bottom-start' : 'bottom-end'}
      width={width}
      returnFocus={false}
    >
      <Menu.Target>
        <span aria-hidden style={box} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t(isMoveOnly ? 'card.moveTo' : 'card.actions')}>
        {!isMoveOnly && (
          <>
            <Menu.Item leftSection={<IconPencil size={14} />} onClick={() => on.onEdit(id)}>
              {t('card.edit')}
            </Menu.Item>
            <Menu.Item leftSection={<IconUser size={14} />} onClick={() => actions.assignToMe([id])}>
              {t('card.assignToMe')}
            </Menu.Item>
            <Menu.Item leftSection={<IconSquareCheck size={14} />} onClick={() => on.onSelect(id)}>
              {t('card.select')}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <MoveItems tasks={tasks} actions={actions} />
        {!isMoveOnly && (
          <>
            <Menu.Divider />
            <Menu.Item
              className={classes.danger}
              leftSection={<IconTrash size={14} />}
              onClick={() => on.onDelete(id)}
            >
              {t('card.delete')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function MoveItems({ tasks, actions }: Pick<CardMenuProps, 'tasks' | 'actions'>) {
  const { t } = useTranslation('board');
  const { surface } = useBoard();
  const ids = tasks.map((task) => task.id);
  const [{ id, currentStatus }] = tasks;
  const here = tasks.length === 1 ? columnOf(currentStatus.status) : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu takes groups of items, not a fieldset
    <div role="group" aria-label={t('card.moveTo')}>
      <Menu.Label aria-hidden>{t('card.moveTo')}</Menu.Label>
      {columns
        .filter((column) => column !== here)
        .map((column) => (
          <Menu.Item
            key={column}
            leftSection={<StatusDot status={column} />}
            onClick={() => {
              actions.moveToColumn(ids, column);
              surface.focusTaskLater(id);
            }}
          >
            {t(`column.${column}`)}
          </Menu.Item>
        ))}
      {here !== null && (
        <>
          <Menu.Item leftSection={<IconArrowUp size={14} />} onClick={() => actions.moveBy(id, -1)}>
            {t('card.moveUp')}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowDown size={14} />} onClick={() => actions.moveBy(id, 1)}>
            {t('card.moveDown')}
          </Menu.Item>
        </>
      )}
    </div>
  );
}

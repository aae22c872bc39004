import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowMerge, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { NamedWithCount } from '@tavla/shared/contracts/named';
import { useTranslation } from 'react-i18next';
import { useMay } from '@/entities/me/use-me';
import type { NamedTask } from './NamedTab';
import type { NamedKind } from './named-kinds';

interface NamedMenuProps {
  kind: NamedKind;
  item: NamedWithCount;
  /** With nothing else there, there is nothing to merge into. */
  isOnly: boolean;
  onTask: (task: NamedTask) => void;
}

export function NamedMenu({ kind, item, isOnly, onTask }: NamedMenuProps) {
  const { t } = useTranslation('admin');
  const mayUpdate = useMay('update', 'groups');
  const mayDelete = useMay('delete', 'groups');
  // Whoever comes into a department gets sight of the meetings that are open to it.
  const mayMove = useMay('update', 'user-group') || kind === 'positions';
  if (!mayUpdate && !mayDelete) return null;
  return (
    <Menu position="bottom-end" width={160}>
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={t('named.actionsOf', { name: item.name })}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayUpdate && (
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onTask({ name: 'edit', item })}>
            {t('named.edit')}
          </Menu.Item>
        )}
        {mayDelete && mayMove && !isOnly && (
          <Menu.Item
            leftSection={<IconArrowMerge size={16} />}
            onClick={() => onTask({ name: 'merge', item })}
          >
            {t('named.merge')}
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item
            color="var(--mantine-color-error)"
            leftSection={<IconTrash size={16} />}
            onClick={() => onTask({ name: 'delete', item })}
          >
            {t('named.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

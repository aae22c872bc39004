import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import type { Task } from '@tavla/shared/contracts/tasks';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '@/entities/tasks/StatusBadge';
import { today } from '@/lib/days';
import type { BoardSession } from '../board-session';
import { noFilters, taskFilter } from '../filters/board-filters';
import classes from './CommandPalette.module.css';

/** Something the palette can do. */
export interface Command {
  id: string;
  label: string;
  run: () => void;
}

interface CommandPaletteProps {
  session: BoardSession;
  commands: readonly Command[];
  onOpenTask: (id: string) => void;
  onClose: () => void;
}

const most = 20;

/** Finds tasks and actions by what is typed. */
export function CommandPalette({ session, commands, onOpenTask, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('board');
  const [[store, controls]] = useState(createSpotlight);
  const [query, setQuery] = useState('');
  useEffect(() => controls.open(), [controls]);
  const needle = query.trim().toLowerCase();
  const found = commands.filter((command) => command.label.toLowerCase().includes(needle));
  const tasks = useMemo(() => (needle ? findTasks(session, needle) : []), [session, needle]);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      scrollable
      maxHeight={440}
      centered={false}
      yOffset="14vh"
      overlayProps={{ backgroundOpacity: 0.3, blur: 0 }}
      classNames={{ action: classes.action }}
    >
      <Spotlight.Search
        placeholder={t('palette.placeholder')}
        aria-label={t('palette.placeholder')}
        leftSection={<IconSearch size={16} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {found.length > 0 && (
          <Spotlight.ActionsGroup label={t('palette.actions')}>
            {found.map((command) => (
              <Spotlight.Action key={command.id} label={command.label} onClick={command.run} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {tasks.length > 0 && (
          <Spotlight.ActionsGroup label={t('palette.tasks')}>
            {tasks.map((task) => (
              <Spotlight.Action
                key={task.id}
                label={task.title}
                dimmedSections={false}
                rightSection={<StatusBadge status={task.currentStatus.status} />}
                onClick={() => onOpenTask(task.id)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found.length + tasks.length === 0 && <Spotlight.Empty>{t('palette.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** The first tasks that match, those whose title does before the rest. */
function findTasks({ model }: BoardSession, needle: string): Task[] {
  const matches = taskFilter({ ...noFilters, search: needle }, undefined, today());
  const found = model.everything().filter(matches);
  const isInTitle = (task: Task) => task.title.toLowerCase().includes(needle);
  return [...found.filter(isInTitle), ...found.filter((task) => !isInTitle(task))].slice(0, most);
}

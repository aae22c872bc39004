import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import type { Task } from '@tavla/shared/contracts/tasks';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '@/entities/tasks/StatusBadge';
import type { BoardSession } from '@/entities/tasks/work/board-session';
import { today } from '@/lib/dates/days';
import { useNoTasksWords } from '../board-lists';
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
  query: string;
  onQuery: (query: string) => void;
  onOpenTask: (id: string) => void;
  onClose: () => void;
}

const most = 20;

/** Finds tasks and actions by what is typed. */
export function CommandPalette(props: CommandPaletteProps) {
  const { session, commands, query, onQuery, onOpenTask, onClose } = props;
  const { t } = useTranslation('board');
  const [[store, controls]] = useState(createSpotlight);
  useEffect(() => controls.open(), [controls]);
  const needle = plainLetters(query.trim());
  const found = commands.filter((command) => plainLetters(command.label).includes(needle));
  const { all } = useSyncExternalStore(session.model.subscribe, session.model.getIndex);
  const tasks = useMemo(() => (needle ? findTasks(Object.values(all).flat(), needle) : []), [all, needle]);
  const nothing = useNoTasksWords(t('palette.nothing'));
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={onQuery}
      onSpotlightClose={onClose}
      scrollable
      maxHeight={440}
      centered={false}
      yOffset="14vh"
      overlayProps={{ backgroundOpacity: 0.3, blur: 0 }}
      classNames={{ content: classes.content, actionsList: classes.list, action: classes.action }}
      attributes={{ content: { 'aria-label': t('palette.title') } }}
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
        {found.length + tasks.length === 0 && <Spotlight.Empty>{nothing}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** The first tasks that match, those whose title does before the rest. */
function findTasks(tasks: readonly Task[], needle: string): Task[] {
  const matches = taskFilter({ ...noFilters, search: needle }, undefined, today());
  const found = tasks.filter(matches);
  const isInTitle = (task: Task) => plainLetters(task.title).includes(needle);
  return [...found.filter(isInTitle), ...found.filter((task) => !isInTitle(task))].slice(0, most);
}

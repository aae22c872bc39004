import { useMediaQuery } from '@mantine/hooks';
import {
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLiveLists } from '@/entities/live/live-lists';
import { useMay, useMe } from '@/entities/me/use-me';
import { useAppDispatch } from '@/entities/store-hooks';
import { TaskActions } from '@/entities/tasks/task-actions';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { useBoardSession } from '@/entities/tasks/use-board-session';
import { pageStands } from '@/lib/code/when-idle';
import { useToday } from '@/lib/dates/use-today';
import { paths } from '@/lib/paths';
import { phoneWidth } from '@/ui/layout/layout-sizes';
import { lazyPart } from '@/ui/lazy-part';
import { PageTitle } from '@/ui/PageTitle';
import { BoardDialogs } from './BoardDialogs';
import { BoardHeader } from './BoardHeader';
import classes from './BoardPage.module.css';
import { BoardFailure, ColumnsSkeleton, EmptyBoard, NothingFound } from './BoardStates';
import { BoardContext } from './board-context';
import { usePeopleState } from './board-lists';
import { BoardSurface } from './board-surface';
import { CardIconDrawings } from './card/CardIcon';
import { CardStatesProvider } from './card/CardStatesProvider';
import { useCardActions } from './card/use-card-actions';
import { BoardColumns } from './columns/BoardColumns';
import { ColumnChips } from './columns/ColumnChips';
import { filterCount, isFiltering, noFilters } from './filters/board-filters';
import { FilterPlace } from './filters/FilterPlace';
import { knownTags } from './filters/known-tags';
import { useMatches } from './filters/use-matches';
import { useEditAddress } from './form/use-edit-address';
import type { Command } from './keyboard/CommandPalette';
import { useSelection } from './keyboard/use-selection';
import { useShortcuts } from './keyboard/use-shortcuts';
import { useBoardAddress } from './use-board-address';
import { useDialogs } from './use-dialogs';
import { usePeople } from './use-people';
import { WaitingNote } from './WaitingNote';

const FilterChips = lazyPart(async () => (await import('./filters/FilterChips')).FilterChips, 'by itself');

/** The board: what the address, the stores and the person's own work make of it. */
export function BoardPage() {
  useLiveLists('tasks', 'users');
  const me = useMe();
  const session = useBoardSession();
  const { model, writer } = session;
  const { filters, setFilters, column, setParam } = useBoardAddress();
  const { t } = useTranslation(['board', 'common']);
  const people = usePeople();
  const today = useToday();
  const isPhone = useMediaQuery(`(max-width: ${phoneWidth}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const [surface] = useState(() => new BoardSurface());
  const actions = useMemo(
    () => new TaskActions(session, me.id, (id) => surface.revealTask(id)),
    [session, me.id, surface],
  );
  const isSomebodyUnknown = useMatches(model, filters, people.active, today);
  const peopleState = usePeopleState();
  const index = useSyncExternalStore(model.subscribe, model.getIndex);
  const selection = useSelection(model, index);
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const add = useMay('create', 'actions') ? dialogs.add : undefined;
  const mayChat = useMay('read', 'chat');
  useEditAddress(dialogs.edit);
  const cardActions = useCardActions({ actions, selection, dialogs, setParam, surface });
  const [isPanelOpen, setPanelOpen] = useState(false);
  const panelId = useId();
  const panelToggle = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  // Collected only while something shows them: it looks at every task.
  const needsTags =
    isPanelOpen || filters.tags.length > 0 || dialogs.dialog !== null || selection.ids.size > 0;
  const tags = useMemo(
    () => (needsTags ? knownTags(Object.values(index.all).flat()) : []),
    [needsTags, index.all],
  );

  const openTask = useCallback((id: string) => setParam('task', id), [setParam]);
  const toggleMine = () => setFilters({ assignee: filters.assignee === me.email ? null : me.email });
  useShortcuts({ session, surface, actions, dialogs, add, selection, search, openTask, toggleMine });
  const commands: Command[] = [
    ...(add ? [{ id: 'new', label: t('addTask'), run: add }] : []),
    { id: 'mine', label: t('mine'), run: toggleMine },
    { id: 'all', label: t('clearFilters'), run: () => setFilters(noFilters) },
    { id: 'filters', label: t('filters'), run: () => setPanelOpen(true) },
    { id: 'undo', label: t('common:undo'), run: () => void session.undo() },
    ...(mayChat ? [{ id: 'chat', label: t('chat'), run: () => setParam('chat', '1') }] : []),
    ...(add ? [{ id: 'import', label: t('import'), run: () => void navigate(paths.imports()) }] : []),
    { id: 'help', label: t('help'), run: dialogs.help },
  ];

  const board = useMemo(
    () => ({
      ...{ model, surface, today, cardActions, actions },
      ...{ people: people.byId, known: people.known },
    }),
    [model, surface, people, today, cardActions, actions],
  );

  return (
    <BoardContext value={board}>
      <CardStatesProvider writer={writer} selected={selection.ids}>
        <div className={classes.page}>
          <PageTitle>{t('title')}</PageTitle>
          <CardIconDrawings />
          <BoardHeader
            search={filters.search}
            onSearch={(text) => setFilters({ search: text }, filters.search !== '')}
            searchRef={search}
            filterCount={filterCount(filters)}
            isPanelOpen={isPanelOpen}
            panelId={panelId}
            toggleRef={panelToggle}
            onTogglePanel={() => setPanelOpen((isOpen) => !isOpen)}
            onAdd={add}
          >
            <WaitingNote writer={writer} />
          </BoardHeader>
          {isPanelOpen && (
            <FilterPlace
              id={panelId}
              filters={filters}
              people={people.active}
              tags={tags}
              onChange={setFilters}
              onClose={() => setPanelOpen(false)}
            />
          )}
          {isFiltering(filters) && (
            <Suspense fallback={null}>
              <FilterChips
                filters={filters}
                people={people.active}
                tags={tags}
                onChange={setFilters}
                onLast={() => panelToggle.current?.focus()}
              />
            </Suspense>
          )}
          <BoardBody isPhone={isPhone} isFilterUnknown={isSomebodyUnknown && peopleState === 'coming'}>
            {Object.values(index.all).every((tasks) => tasks.length === 0) && <EmptyBoard onAdd={add} />}
            {isFiltering(filters) && Object.values(index.shown).every((tasks) => tasks.length === 0) && (
              <NothingFound
                isUnknown={isSomebodyUnknown && peopleState === 'failed'}
                onClear={() => setFilters(noFilters)}
              />
            )}
            <BoardColumns shown={index.shown} single={isPhone ? column : null} selected={selection.ids}>
              {isPhone && (
                <ColumnChips
                  shown={index.shown}
                  column={column}
                  onChoose={(next) => setParam('column', next === 'todo' ? null : next)}
                />
              )}
            </BoardColumns>
          </BoardBody>
          <BoardDialogs
            session={session}
            actions={actions}
            dialogs={dialogs}
            selection={selection}
            people={people.active}
            tags={tags}
            commands={commands}
            onOpenTask={openTask}
          />
        </div>
      </CardStatesProvider>
    </BoardContext>
  );
}

interface BoardBodyProps {
  isPhone: boolean;
  /** Which cards the filters mean is not known yet. */
  isFilterUnknown: boolean;
  children: React.ReactNode;
}

/** The columns, or what stands there while they load or when they could not be loaded. */
function BoardBody({ isPhone, isFilterUnknown, children }: BoardBodyProps) {
  const dispatch = useAppDispatch();
  const isLoaded = tasksStore.useIsLoaded();
  const status = tasksStore.useStatus('getAll');
  const refusal = tasksStore.useRefusal('getAll');
  // Once it has failed the words stay until there is something better to show, also while it tries again.
  const [hasFailed, setFailed] = useState(false);
  if (status === 'rejected' && !hasFailed) setFailed(true);
  const isStanding = (isLoaded && !isFilterUnknown) || (hasFailed && !isLoaded);
  useEffect(() => {
    if (isStanding) pageStands();
  }, [isStanding]);
  if (isLoaded && !isFilterUnknown) return children;
  if (isLoaded || !hasFailed) return <ColumnsSkeleton isSingle={isPhone} />;
  const retry = () => void dispatch(tasksStore.getAll()).catch(() => undefined);
  const isTrying = status === 'pending';
  return <BoardFailure refusal={refusal} isTrying={isTrying} onRetry={retry} />;
}

import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { columns } from '@tavla/shared/contracts/tasks';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { retryLists } from '@/entities/live/live-lists';
import { paths } from '@/lib/paths';
import classes from './BoardPage.module.css';
import columnClasses from './columns/BoardColumn.module.css';

const cards = { pending: 3, todo: 4, 'in-progress': 3, done: 2 };

/** While the tasks load: the columns, with cards of the usual height. */
export function ColumnsSkeleton({ isSingle }: { isSingle: boolean }) {
  const { t } = useTranslation('board');
  const shown = isSingle ? (['todo'] as const) : columns;
  const className = isSingle ? `${columnClasses.columns} ${columnClasses.single}` : columnClasses.columns;
  return (
    <div className={className} role="status" aria-label={t('loading')}>
      {shown.map((column) => (
        <div key={column} className={columnClasses.column}>
          <div className={columnClasses.header}>
            <Skeleton h={14} w={96} />
          </div>
          <div className={columnClasses.skeletons}>
            {Array.from({ length: cards[column] }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
              <Skeleton key={index} h={118} radius={8} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface Failure {
  /** Why the server refused: where the board is too large no connection and no patience helps. Missing where no answer came. */
  refusal: string | undefined;
  isTrying: boolean;
  onRetry: () => void;
}

/** In place of the columns when the tasks could not be loaded. */
export function BoardFailure({ refusal, isTrying, onRetry }: Failure) {
  const { t } = useTranslation('board');
  const isTooLarge = refusal === 'too-large';
  return (
    <div className={classes.message} role="alert">
      <Text>{t(isTooLarge ? 'tooLarge' : 'loadFailed')}</Text>
      {(isTooLarge || !refusal) && (
        <Text size="sm" c="dimmed" maw={480}>
          {t(isTooLarge ? 'tooLargeAdvice' : 'errors.unreachable')}
        </Text>
      )}
      {isTooLarge && (
        <Anchor href="/api/docs" size="sm" underline="always">
          {t('tooLargeHelp')}
        </Anchor>
      )}
      <Button size="sm" variant="default" loading={isTrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** Above the columns of a board without a single task. */
export function EmptyBoard({ onAdd }: { onAdd: (() => void) | undefined }) {
  const { t } = useTranslation('board');
  return (
    <div className={classes.notice}>
      <Text size="sm">{t('emptyBoard')}</Text>
      {onAdd && (
        <Button size="compact-sm" variant="default" onClick={onAdd}>
          {t('emptyBoardAction')}
        </Button>
      )}
      {onAdd && (
        <Button size="compact-sm" variant="default" component={Link} to={paths.imports()}>
          {t('emptyBoardImport')}
        </Button>
      )}
    </div>
  );
}

interface NothingFoundProps {
  /** The filters name somebody, and the people could not be loaded. */
  isUnknown: boolean;
  onClear: () => void;
}

/** Above the columns when the filters leave nothing. */
export function NothingFound({ isUnknown, onClear }: NothingFoundProps) {
  const { t } = useTranslation('board');
  return (
    <div className={classes.notice} role="status">
      <Text size="sm">{t(isUnknown ? 'peopleMissing' : 'nothingFound')}</Text>
      {isUnknown && (
        <Button size="compact-sm" variant="default" onClick={retryLists}>
          {t('retry')}
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={onClear}>
        {t('clearFilters')}
      </Button>
    </div>
  );
}

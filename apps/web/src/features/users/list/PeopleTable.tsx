import { useLocalStorage } from '@mantine/hooks';
import {
  columnResizingFeature,
  columnSizingFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { Person, User } from '@tavla/shared/contracts/users';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/entities/users/address-of';
import classes from '../users.module.css';
import { type ColumnWidths, readWidths, tableColumnMin, tableColumnWidth } from './column-widths';
import { DepartmentsCell, DetailsCell, ManagerCell, PositionCell } from './people-cells';
import { ResizeHandle } from './ResizeHandle';

const features = tableFeatures({ columnSizingFeature, columnResizingFeature });
const helper = createColumnHelper<typeof features, User | Person>();
/** With the other columns as wide as they are at first it fits a window of 1440 pixels. */
const detailsWidth = 84;

/** What everybody may see of everybody; the rest is for who may read the portal. */
const publicColumns = helper.columns([
  helper.accessor(addressOf, { id: 'email', header: 'email' }),
  helper.accessor('firstName', { header: 'firstName' }),
  helper.accessor('lastName', { header: 'lastName' }),
]);
const columns = helper.columns([
  ...publicColumns,
  helper.display({ id: 'position', cell: ({ row }) => <PositionCell person={row.original} /> }),
  helper.display({ id: 'manager', cell: ({ row }) => <ManagerCell person={row.original} /> }),
  helper.display({ id: 'departments', cell: ({ row }) => <DepartmentsCell person={row.original} /> }),
  helper.display({
    id: 'details',
    size: detailsWidth,
    enableResizing: false,
    cell: ({ row }) => <DetailsCell person={row.original} />,
  }),
]);

interface PeopleTableProps {
  people: (User | Person)[];
  /** Whether the people shown are those of an earlier search, until the answer is here. */
  isWaiting: boolean;
  isAdminView: boolean;
}

/** The people of one page; columns keep the width that people gave them in this browser. */
export function PeopleTable({ people, isWaiting, isAdminView }: PeopleTableProps) {
  const { t } = useTranslation('users');
  const [widths, setWidths] = useLocalStorage<ColumnWidths>({
    key: 'tavla.users.widths',
    defaultValue: {},
    getInitialValueInEffect: false,
    deserialize: readWidths,
  });
  const shownWidths = useMemo(
    () => Object.fromEntries(Object.entries(widths).map(([name, width]) => [name, Number(width)])),
    [widths],
  );
  const table = useTable({
    features,
    columns: isAdminView ? columns : publicColumns,
    data: people,
    getRowId: ({ id }) => id,
    defaultColumn: { size: tableColumnWidth, minSize: tableColumnMin },
    columnResizeMode: 'onChange',
    state: { columnSizing: shownWidths },
    onColumnSizingChange: (next) => setWidths(typeof next === 'function' ? next(shownWidths) : next),
  });
  const headers = table.getFlatHeaders();

  return (
    <section
      className={classes.scroll}
      data-waiting={isWaiting || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard can only scroll what it can reach
      tabIndex={0}
      aria-label={t('table')}
    >
      <table
        className={classes.table}
        data-details={isAdminView || undefined}
        style={{ minWidth: table.getTotalSize() }}
        aria-busy={isWaiting}
      >
        <colgroup>
          {headers.map((header, at) => (
            // The last column takes what is left over.
            <col key={header.id} style={at < headers.length - 1 ? { width: header.getSize() } : {}} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {headers.map((header) => {
              const name = header.column.id as keyof typeof labels;
              return (
                <th key={header.id} scope="col" className={classes.head}>
                  <div className={classes.headText}>{t(labels[name])}</div>
                  {header.column.getCanResize() && (
                    <ResizeHandle
                      width={header.getSize()}
                      isResizing={header.column.getIsResizing()}
                      onGrab={header.getResizeHandler()}
                      onWidth={(width) => setWidths({ ...widths, [name]: width })}
                    />
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className={classes.row} data-blocked={row.original.blocked || undefined}>
              {row.getAllCells().map((cell) => {
                const text = cell.getValue();
                return (
                  <td
                    key={cell.id}
                    className={classes.cell}
                    title={typeof text === 'string' ? text : undefined}
                  >
                    {typeof text === 'string' ? <bdi>{text}</bdi> : <table.FlexRender cell={cell} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const labels = {
  email: 'column.email',
  firstName: 'column.firstName',
  lastName: 'column.lastName',
  position: 'column.position',
  manager: 'column.manager',
  departments: 'column.departments',
  details: 'column.details',
} as const;

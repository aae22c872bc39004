import { Table, Text } from '@mantine/core';
import type { FailedRow } from '@tavla/shared/contracts/user-import';
import { useTranslation } from 'react-i18next';
import { failedText } from '@/api/error-text';
import classes from '../users.module.css';

/** As many as anybody reads here; the report has them all. */
const rowsShown = 200;

/** The lines of a file that cannot be imported, each with its reason. */
export function FailedRows({ rows }: { rows: readonly FailedRow[] }) {
  const { t } = useTranslation('users');
  if (!rows.length) return null;
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard can only scroll what it can reach */}
      <section className={classes.failures} tabIndex={0} aria-label={t('csv.failures')}>
        <Table verticalSpacing={4} stickyHeader fz="xs" layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={52}>{t('csv.line')}</Table.Th>
              <Table.Th w="34%">{t('csv.email')}</Table.Th>
              <Table.Th>{t('csv.reason')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, rowsShown).map((row) => (
              <Table.Tr key={row.line}>
                <Table.Td>{row.line}</Table.Td>
                <Table.Td>{row.email}</Table.Td>
                <Table.Td>{failedText(row)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {rows.length > rowsShown && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('csv.more', { count: rows.length - rowsShown })}. {t('csv.allFailures')}
        </Text>
      )}
    </div>
  );
}

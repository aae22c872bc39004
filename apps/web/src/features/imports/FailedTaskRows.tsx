import { Table, Text } from '@mantine/core';
import type { FailedTaskRow } from '@tavla/shared/contracts/data/imports';
import { useTranslation } from 'react-i18next';
import { failedText } from '@/api/error-text';
import classes from './imports.module.css';

/** The rows of a file of which no task can be made, each with its reason. */
export function FailedTaskRows({ rows, count }: { rows: readonly FailedTaskRow[]; count: number }) {
  const { t } = useTranslation('imports');
  if (!rows.length) return null;
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard can only scroll what it can reach */}
      <section className={classes.scroller} tabIndex={0} aria-label={t('rows.label')}>
        <Table verticalSpacing={4} stickyHeader fz="xs" layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={56}>{t('rows.line')}</Table.Th>
              <Table.Th w="40%">{t('rows.title')}</Table.Th>
              <Table.Th>{t('rows.reason')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.line}>
                <Table.Td>{row.line}</Table.Td>
                <Table.Td className={classes.breakable}>{row.title}</Table.Td>
                <Table.Td className={classes.breakable}>{failedText(row)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {count > rows.length && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('rows.shown', { count: rows.length })}
        </Text>
      )}
    </div>
  );
}

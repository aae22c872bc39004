import { Table, Text, Title } from '@mantine/core';
import type { TaskImportPreview } from '@tavla/shared/contracts/data/imports';
import { useTranslation } from 'react-i18next';
import { shortDate } from '@/lib/dates/dates';
import classes from './imports.module.css';

/** The first tasks as they would be. */
export function SampleTasks({ samples }: Pick<TaskImportPreview, 'samples'>) {
  const { t } = useTranslation('imports');
  if (!samples.length) return null;
  return (
    <div>
      <Title order={2} size="h4" id="import-samples" mb="xs">
        {t('samples')}
      </Title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard can only scroll what it can reach */}
      <section className={classes.wide} tabIndex={0} aria-labelledby="import-samples">
        <Table verticalSpacing={6} fz="sm" className={classes.samples}>
          <Table.Thead>
            <Table.Tr>
              {(['title', 'column', 'assignee', 'due', 'tags'] as const).map((name) => (
                <Table.Th key={name}>{t(`sample.${name}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {samples.map((task, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
              <Table.Tr key={index}>
                <Table.Td className={classes.breakable}>{task.title}</Table.Td>
                <Table.Td>{t(`column.${task.column}`)}</Table.Td>
                <Table.Td>{task.assignee ?? <Text c="dimmed">–</Text>}</Table.Td>
                <Table.Td>{task.endDate ? shortDate(task.endDate) : <Text c="dimmed">–</Text>}</Table.Td>
                <Table.Td className={classes.breakable}>
                  {task.tags.map(({ name }) => name).join(', ')}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </div>
  );
}

import { Table, Text } from '@mantine/core';
import type { AuditEntry } from '@tavla/shared/contracts/audit';
import { useTranslation } from 'react-i18next';
import { fullTime, relativeTime } from '@/lib/dates/dates';
import { deviceOf } from '@/lib/device-name';
import classes from '../admin.module.css';
import { detailLines, eventWords } from './audit-words';

interface AuditRowsProps {
  entries: readonly AuditEntry[];
  /** Whether they are those of an earlier filter, until the answer is here. */
  isWaiting: boolean;
}

export function AuditRows({ entries, isWaiting }: AuditRowsProps) {
  const { t } = useTranslation('admin');
  return (
    <section
      className={classes.frame}
      data-waiting={isWaiting || undefined}
      aria-busy={isWaiting}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard can only scroll what it can reach
      tabIndex={0}
      aria-label={t('audit.table')}
    >
      <Table fz="sm" verticalSpacing={6} layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={{ base: '22%', md: 128 }}>{t('audit.time')}</Table.Th>
            <Table.Th w={{ base: '24%', md: 200 }}>{t('audit.actor')}</Table.Th>
            <Table.Th>{t('audit.action')}</Table.Th>
            <Table.Th w={180} visibleFrom="md">
              {t('audit.where')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  const lines = detailLines(entry.details);
  const { browser, system } = deviceOf(entry.userAgent);
  const device = [browser, system].filter(Boolean).join(', ');
  return (
    <Table.Tr style={{ verticalAlign: 'top' }}>
      <Table.Td title={fullTime(entry.createdAt)}>{relativeTime(entry.createdAt)}</Table.Td>
      <Table.Td className={classes.breakable}>
        <bdi>{entry.actorName || t('audit.nobody')}</bdi>
        {entry.token && (
          <Text size="xs" c="dimmed">
            {t('audit.byToken', entry.token)}
          </Text>
        )}
      </Table.Td>
      <Table.Td className={classes.breakable}>
        <bdi>{eventWords(entry)}</bdi>
        {lines.length > 0 && (
          <Text size="xs" c="dimmed">
            {lines.join(' · ')}
          </Text>
        )}
      </Table.Td>
      <Table.Td visibleFrom="md" title={entry.userAgent}>
        {entry.ip}
        {device && (
          <Text size="xs" c="dimmed">
            {device}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

import { Table, Text } from '@mantine/core';
import type { AssistantUsage, UsedMonth } from '@tavla/shared/contracts/organization/assistant-usage';
import { useTranslation } from 'react-i18next';
import { monthOfDay } from '@/lib/dates/dates';
import { tokensOf } from './tokens-of';
import classes from './usage.module.css';

/** What models took by month: requests, tokens with a bar beside the largest month, and what that cost. */
export function UsageTable({ months, currency }: Pick<AssistantUsage, 'months' | 'currency'>) {
  const { t } = useTranslation('admin');
  const most = Math.max(...months.map(tokensOf));
  if (most === 0) return <Text size="sm">{t('assistant.usage.empty')}</Text>;
  const money = (cost: number | null) =>
    cost === null || currency === null
      ? t('assistant.usage.noPrice')
      : t('assistant.usage.price', { value: cost, formatParams: { value: { currency } } });
  const isReckoned = months.some(({ estimatedTokens }) => estimatedTokens > 0);
  return (
    <>
      <div className={classes.frame}>
        <Table fz="sm" verticalSpacing={6} aria-label={t('assistant.usage.table')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('assistant.usage.month')}</Table.Th>
              <Table.Th ta="end">{t('assistant.usage.requests')}</Table.Th>
              <Table.Th>{t('assistant.usage.tokens')}</Table.Th>
              <Table.Th ta="end">{t('assistant.usage.cost')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {months.map((month) => (
              <Table.Tr key={month.month}>
                <Table.Td className={classes.month}>{monthOfDay(`${month.month}-01`)}</Table.Td>
                <Table.Td className={classes.figure}>
                  {t('assistant.usage.figure', { value: month.requests })}
                </Table.Td>
                <Table.Td>
                  <Tokens month={month} most={most} />
                </Table.Td>
                <Table.Td className={classes.figure}>{money(month.cost)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {isReckoned && (
        <Text size="xs" c="dimmed">
          {t('assistant.usage.reckoned')}
        </Text>
      )}
    </>
  );
}

function Tokens({ month, most }: { month: UsedMonth; most: number }) {
  const { t } = useTranslation('admin');
  const tokens = tokensOf(month);
  return (
    <div className={classes.tokens}>
      <span>{t('assistant.usage.figure', { value: tokens })}</span>
      {month.meetingTokens > 0 && (
        <span className={classes.part}>{t('assistant.usage.meetings', { value: month.meetingTokens })}</span>
      )}
      {tokens > 0 && (
        <span className={classes.track} aria-hidden>
          <span className={classes.bar} style={{ inlineSize: `${(tokens / most) * 100}%` }} />
        </span>
      )}
    </div>
  );
}

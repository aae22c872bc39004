import { Alert } from '@mantine/core';
import { tokensWarning } from '@tavla/shared/chat/assistant-setting';
import type { UsedMonth } from '@tavla/shared/contracts/organization/assistant-usage';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { tokensOf } from './tokens-of';

/** Says that most of a month's tokens are used, or all of them and what that means. */
export function LimitNotice({ month }: { month: UsedMonth | undefined }) {
  const { t } = useTranslation('admin');
  const { assistantTokens: limit } = useMe().organization;
  const used = month ? tokensOf(month) : 0;
  if (limit === null || used < limit * tokensWarning) return null;
  const isOver = used >= limit;
  return (
    <Alert color={isOver ? 'red' : 'orange'} role="status">
      {t(isOver ? 'assistant.limit.over' : 'assistant.limit.near', {
        share: Math.floor((used / limit) * 100),
        limit,
      })}
    </Alert>
  );
}

import type { ApiToken } from '@tavla/shared/contracts/api-access/tokens';
import { actions, may, type Permission, resources } from '@tavla/shared/permissions';
import { useTranslation } from 'react-i18next';
import { longDate, relativeTime } from '@/lib/dates/dates';

/** 'Tasks and meetings: Read, Change · People: Read' */
export function usePairWords(): (permissions: readonly Permission[]) => string {
  const { t } = useTranslation(['tokens', 'permissions']);
  return (permissions) => {
    const groups = resources.flatMap((resource) => {
      const held = actions.filter((action) => may(permissions, action, resource));
      if (held.length === 0) return [];
      const words = held.map((action) => t(`permissions:action.${action}`)).join(', ');
      return t('tokens:mayDo', { resource: t(`permissions:resource.${resource}`), actions: words });
    });
    return groups.join(' · ') || t('tokens:nothing');
  };
}

/** When a token ends or ended, and when and from where it was last used. */
export function useTokenTimes(): (token: ApiToken) => string {
  const { t } = useTranslation('tokens');
  return ({ expiresAt, isExpired, lastUsedAt, lastUsedIp }) => {
    const end =
      expiresAt === null ? t('noEnd') : t(isExpired ? 'ended' : 'ends', { date: longDate(expiresAt) });
    const use =
      lastUsedAt === null ? t('unused') : t('used', { time: relativeTime(lastUsedAt), ip: lastUsedIp });
    return `${end} · ${use}`;
  };
}

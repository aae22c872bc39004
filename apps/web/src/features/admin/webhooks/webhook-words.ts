import type { WebhookDelivery } from '@tavla/shared/contracts/api-access/webhook-deliveries';
import {
  type Webhook,
  type WebhookEvent,
  webhookActions,
  webhookResources,
} from '@tavla/shared/contracts/api-access/webhooks';
import { useTranslation } from 'react-i18next';
import { dateAndTime, relativeTime } from '@/lib/dates/dates';

/** 'Tasks: New, Changed · People: Deleted' */
export function useEventWords(): (events: readonly WebhookEvent[]) => string {
  const { t } = useTranslation('webhooks');
  return (events) =>
    webhookResources
      .flatMap((resource) => {
        const chosen = webhookActions.filter((action) => events.includes(`${resource}.${action}`));
        if (chosen.length === 0) return [];
        const words = chosen.map((action) => t(`action.${action}`)).join(', ');
        return t('event', { resource: t(`resource.${resource}`), action: words });
      })
      .join(' · ');
}

/** What somebody should know of a webhook besides, if anything. */
export function useWebhookNote(): (webhook: Webhook) => string | undefined {
  const { t } = useTranslation('webhooks');
  return ({ isOn, offBecause, failingSince, nextTryAt, formerSecretUntil }) => {
    if (!isOn && offBecause) return t(offBecause === 'gone' ? 'why.offGone' : 'why.offFailing');
    if (isOn && failingSince && nextTryAt)
      return t('why.failing', { since: dateAndTime(failingSince), next: relativeTime(nextTryAt) });
    return formerSecretUntil ? t('why.former', { until: dateAndTime(formerSecretUntil) }) : undefined;
  };
}

/** 'answered 200 in 31 ms', or why there was no answer. */
export function useOutcomeWords() {
  const { t } = useTranslation('webhooks');
  return ({ status, failure, milliseconds }: Pick<WebhookDelivery, 'status' | 'failure' | 'milliseconds'>) =>
    status === null ? t(`failure.${failure ?? 'broken'}`) : t('outcome', { status, milliseconds });
}

import { Checkbox } from '@mantine/core';
import {
  type WebhookEvent,
  webhookActions,
  webhookEvents,
  webhookResources,
} from '@tavla/shared/contracts/api-access/webhooks';
import { mayHear } from '@tavla/shared/events';
import { useTranslation } from 'react-i18next';
import { useMeQuery } from '@/entities/me/use-me';
import classes from './webhooks.module.css';

interface WebhookEventsProps {
  value: readonly WebhookEvent[];
  onChange: (value: WebhookEvent[]) => void;
}

/** What a webhook is told of, a row a noun; what somebody may not read they cannot choose. */
export function WebhookEvents({ value, onChange }: WebhookEventsProps) {
  const { t } = useTranslation('webhooks');
  const held = useMeQuery().data?.permissions ?? [];
  const toggle = (event: WebhookEvent) =>
    onChange(webhookEvents.filter((one) => (one === event) !== value.includes(one)));
  return (
    <table className={classes.events} aria-label={t('events')}>
      <thead>
        <tr>
          <th scope="col">{t('about')}</th>
          {webhookActions.map((action) => (
            <th key={action} scope="col">
              {t(`action.${action}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {webhookResources.map((resource) => (
          <tr key={resource}>
            <th scope="row">{t(`resource.${resource}`)}</th>
            {webhookActions.map((action) => (
              <td key={action}>
                <Checkbox
                  aria-label={t('event', {
                    resource: t(`resource.${resource}`),
                    action: t(`action.${action}`),
                  })}
                  checked={value.includes(`${resource}.${action}`)}
                  disabled={!mayHear(held, resource)}
                  onChange={() => toggle(`${resource}.${action}`)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

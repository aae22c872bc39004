import type { Database } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { queueMails } from '@/modules/mails/queue-mail';
import { aboutWebhook } from '../about-webhook';
import { selectCaretakers } from '../caretakers.repo';
import type { ClaimedWebhook } from './claims.repo';
import type { WebhookOff } from './webhook-off-mail';

const product: Actor = { id: null, name: 'Tavla', ip: '', userAgent: '' };

/**
 * Switches off a webhook whose messages do not arrive at the address that was called, once, and tells whoever can switch
 * it on again by mail.
 */
export async function switchOff(
  db: Database,
  { organizationId, id, url }: Pick<ClaimedWebhook, 'organizationId' | 'id' | 'url'>,
  because: 'failing' | 'gone',
): Promise<void> {
  await change(db.forCompany(organizationId), async (tx) => {
    const { prisma } = tx;
    const { count } = await prisma.webhook.updateMany({
      where: { id, isOn: true, url },
      data: { isOn: false, offBecause: because },
    });
    if (count === 0) return;
    const webhook = await prisma.webhook.findUniqueOrThrow({
      where: { organizationId_id: { organizationId, id } },
      include: { organization: { select: { name: true } } },
    });
    tx.audit(product, { action: 'webhook.switch-off', ...aboutWebhook(webhook), details: { because } });
    const people = await selectCaretakers(prisma, organizationId);
    const about = { webhook: webhook.name, host: new URL(webhook.url).host, because };
    const mails: WebhookOff[] = people.map(({ email, firstName }) => ({
      ...{ to: email, firstName, company: webhook.organization.name, ...about },
    }));
    await queueMails(tx, 'webhook-off', mails);
  });
}

import { randomBytes } from 'node:crypto';
import type {
  updateWebhook as UpdateContract,
  Webhook,
  WebhookInput,
  WebhookWithSecret,
} from '@tavla/shared/contracts/api-access/webhooks';
import type { BodyOf } from '@tavla/shared/endpoint';
import { say } from '@tavla/shared/error-words';
import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import type { Deps } from '@/deps';
import { HttpError } from '@/http/errors/errors';
import { selectHeld } from '@/modules/roles/rank';
import { lockPeople } from '@/modules/users/lock-people';
import { aboutWebhook } from './about-webhook';
import { refuseAddress, refuseUnreadable } from './check-webhook';
import { findWebhook } from './read-webhooks';
import { presentWebhook, type WebhookRow } from './webhook.presenter';

/** Of one company. */
const webhooksMax = 50;
/** Hours for which a secret that was replaced signs beside the new one. */
const overlapHours = 24;
/** Former secrets that sign at a time: each makes the header of every message longer. */
const formersMax = 10;

/** Source: the Standard Webhooks specification: 24 to 64 random bytes. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/**
 * Has what happens from now on sent to an address.
 * @returns the webhook with its secret, which nothing tells again
 * @throws HttpError 400 for an address that is nobody's on the internet, 403 for what the actor may not read, 409 beyond
 *   `webhooksMax`
 */
export async function createWebhook(
  db: CompanyDb,
  env: Deps['env'],
  actor: Actor,
  input: WebhookInput,
): Promise<WebhookWithSecret> {
  refuseAddress(input, env);
  const secret = newSecret();
  const row = await change(db, async (tx) => {
    const { prisma, organizationId } = tx;
    await lockPeople(prisma, organizationId);
    refuseUnreadable(await selectHeld(prisma, organizationId, actor), input.events);
    if ((await prisma.webhook.count({})) >= webhooksMax)
      throw new HttpError(409, 'conflict', say('too-many-webhooks', { count: webhooksMax }));
    const { eventSeq } = await prisma.organization.findUniqueOrThrow({
      where: { id: organizationId },
      select: { eventSeq: true },
    });
    const values = { ...input, secret, sentSeq: eventSeq, createdById: actor.id };
    const made = await prisma.webhook.create({ data: { organizationId, id: newId(), ...values } });
    const { url, events } = made;
    tx.audit(actor, { action: 'webhook.create', ...aboutWebhook(made), details: { url, events } });
    return made;
  });
  return { webhook: presentWebhook(row), secret };
}

/**
 * Changes a webhook. Whoever sends to it at this moment lets it go, so that what is changed holds for the next message.
 * @throws HttpError as above, or 404
 */
export async function updateWebhook(
  db: CompanyDb,
  env: Deps['env'],
  actor: Actor,
  id: string,
  input: BodyOf<typeof UpdateContract>,
): Promise<Webhook> {
  if (input.url) refuseAddress({ url: input.url }, env);
  const row = await change(db, async (tx) => {
    const { prisma, organizationId } = tx;
    await lockPeople(prisma, organizationId);
    const before = await findWebhook(tx, id);
    // Another address is elsewhere, too.
    const isElsewhere = input.url !== undefined && input.url !== before.url;
    if (input.events || isElsewhere)
      refuseUnreadable(await selectHeld(prisma, organizationId, actor), input.events ?? before.events);
    // Nothing has been tried there yet: what did not arrive elsewhere does not count, and is sent at once.
    const anew = { attempts: 0, failingSince: null, dueAt: new Date(0) };
    const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const data = {
      ...{ ...sent, claim: null, claimedUntil: null },
      ...((input.isOn || isElsewhere) && anew),
      ...(input.isOn && { offBecause: null }),
    };
    const after = await prisma.webhook.update({ where: { organizationId_id: { organizationId, id } }, data });
    const details = changesOf(before, after);
    if (Object.keys(details).length)
      tx.audit(actor, { action: 'webhook.update', ...aboutWebhook(after), details });
    return after;
  });
  return presentWebhook(row);
}

/** Deletes a webhook with its log; what is under way may still arrive. @throws HttpError 404 */
export async function deleteWebhook(db: CompanyDb, actor: Actor, id: string): Promise<void> {
  await change(db, async (tx) => {
    const { organizationId, prisma } = tx;
    const { url, ...webhook } = await findWebhook(tx, id);
    await prisma.webhook.delete({ where: { organizationId_id: { organizationId, id } } });
    tx.audit(actor, { action: 'webhook.delete', ...aboutWebhook(webhook), details: { url } });
  });
}

/**
 * Gives a webhook another secret; the one before signs beside it for a day. So do those before that still sign: who asks
 * again since an answer got lost has never seen the one between, and the receiver has an older one.
 * @throws HttpError 404
 */
export async function renewSecret(db: CompanyDb, actor: Actor, id: string): Promise<WebhookWithSecret> {
  const secret = newSecret();
  const row = await change(db, async (tx) => {
    await tx.prisma.$executeRaw`
      update webhook set secret = ${secret}, claim = null, "claimedUntil" = null,
        "formerSecrets" = (array[secret] || case when "formerUntil" > now() then "formerSecrets" end)[1:${formersMax}::int],
        "formerUntil" = now() + ${overlapHours} * interval '1 hour'
      where "organizationId" = ${tx.organizationId}::uuid and id = ${id}::uuid`;
    const after = await findWebhook(tx, id);
    tx.audit(actor, { action: 'webhook.renew-secret', ...aboutWebhook(after) });
    return after;
  });
  return { webhook: presentWebhook(row), secret };
}

/** Pure: what the audit log says of a change: from what to what. */
function changesOf(before: WebhookRow, after: WebhookRow): Record<string, unknown> {
  const fields = ['name', 'url', 'events', 'isOn'] as const;
  return Object.fromEntries(
    fields
      .filter((field) => String(before[field]) !== String(after[field]))
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );
}

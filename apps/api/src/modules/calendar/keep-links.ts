import {
  type CalendarLink,
  CalendarScope,
  type MadeCalendarLink,
} from '@tavla/shared/contracts/api-access/calendars';
import { say } from '@tavla/shared/error-words';
import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { hashToken } from '@/http/access/session-cache';
import { calendarPrefix, newSecret } from '@/http/access/tokens/token-format';
import { HttpError, notFound } from '@/http/errors/errors';
import { type LinkRow, replaceLink } from './calendar.repo';

/** The calendar links of a person. */
export async function listLinks(db: CompanyDb, userId: string): Promise<CalendarLink[]> {
  const rows = await db.prisma.calendarLink.findMany({ where: { userId }, orderBy: { scope: 'desc' } });
  return rows.map(present);
}

/**
 * Makes a calendar link of the actor; only a hash of it is kept, and an older one of the same scope ends.
 * @throws HttpError 403 where the company has switched off what works without a session
 */
export async function makeLink(
  db: CompanyDb,
  actor: Actor,
  scope: CalendarScope,
  publicUrl: string,
): Promise<MadeCalendarLink> {
  const secret = newSecret(calendarPrefix);
  const row = await change(db, async (tx) => {
    const company = await tx.prisma.organization.findFirst({ select: { tokensOfPeople: true } });
    if (!company?.tokensOfPeople) throw new HttpError(403, 'not-allowed', say('tokens-switched-off'));
    const link = { id: newId(), userId: actor.id ?? '', scope, hash: hashToken(secret) };
    tx.audit(actor, {
      action: 'calendar.make',
      targetType: 'calendar',
      targetId: link.id,
      details: { scope },
    });
    return replaceLink(tx.prisma, db.organizationId, link);
  });
  return { calendar: present(row), url: `${publicUrl}/api/v1/calendar/${secret}.ics` };
}

/** Ends one of one's own links. @throws HttpError 404 */
export async function revokeLink(db: CompanyDb, actor: Actor, id: string): Promise<void> {
  await change(db, async (tx) => {
    const mine = { id, userId: actor.id ?? '' };
    const link = await tx.prisma.calendarLink.findFirst({ where: mine });
    const { count } = await tx.prisma.calendarLink.deleteMany({ where: mine });
    if (!link || count === 0) throw notFound('calendar');
    const details = { scope: link.scope };
    tx.audit(actor, { action: 'calendar.revoke', targetType: 'calendar', targetId: id, details });
  });
}

function present({ id, scope, createdAt, lastUsedAt }: LinkRow): CalendarLink {
  return {
    ...{ id, scope: CalendarScope.parse(scope) },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

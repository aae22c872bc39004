import { fullName } from '@tavla/shared/full-name';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import { sqlOfClient } from '@/db/run-sql';
import type { MailKind } from '@/modules/mails/mail-kind';
import { mailLimits } from '@/modules/mails/mail-limits';
import { findStanding } from '../items/standing-items';
import { findMeeting } from '../meetings.repo';
import { readAnalysis } from '../present-analysis';
import { findRecipients, type Recipient } from './summary.repo';
import { nobody, summaryMail } from './summary-mail';

const Data = z.object({ audioId: z.uuid(), userId: z.uuid(), by: z.string() });
/** Mails an hour to one address: more meetings than anybody was in. */
export const summariesToAddress = 20;

/** What a mail with a summary is written from: the meeting, to whom, and the name of whoever sends it. */
export type SummaryMailData = z.infer<typeof Data>;

/**
 * Says what stands in the meeting at that moment, at the address that the person has then. Nobody gets it who by then
 * is not said to have been there any more, may not sign in or read meetings; nor anybody when the meeting is deleted.
 */
export const summaryKind: MailKind = {
  async compose({ db: database, env }, { id, organizationId, data }) {
    const { audioId, userId, by } = Data.parse(data);
    const db = database.forCompany(organizationId);
    const run = sqlOfClient(db.pool);
    const [to] = await findRecipients(run, organizationId, audioId, userId);
    const meeting = to && (await findMeeting(db.prisma, organizationId, audioId));
    const analysis = meeting && (await readAnalysis(db, meeting));
    if (!to || !analysis) return undefined;
    const items = await findStanding(run, organizationId, audioId);
    const names = await namesFor(
      db,
      to,
      items.flatMap(({ ownerId }) => ownerId ?? []),
    );
    const said = {
      name: meeting.name,
      recordedAt: meeting.recordedAt,
      summary: analysis.summary,
      isByRules: analysis.engine === 'local',
      unread: analysis.unread ?? [],
      topics: analysis.outline?.topics ?? [],
      open: (analysis.outline?.open ?? []).map(({ text }) => text),
      decisions: analysis.decisions.map(({ text }) => text),
      items: items.map(({ title, ownerId, endDate }) => ({
        title,
        owner: ownerId ? (names.get(ownerId) ?? null) : nobody,
        day: endDate,
      })),
      url: `${env.publicUrl}/meetings/${audioId}`,
    };
    return summaryMail(id, to, said, to.mayReadPeople ? by : null, env.publicUrl);
  },
  limits: ({ organizationId }, { to }) =>
    mailLimits('meeting-summary', organizationId, { to, toAddress: summariesToAddress }),
};

/** What owners are called, as far as somebody may know it; themselves they know. */
async function namesFor({ prisma }: CompanyDb, to: Recipient, ids: string[]): Promise<Map<string, string>> {
  const known = to.mayReadPeople ? ids : ids.filter((id) => id === to.id);
  if (known.length === 0) return new Map();
  const select = { id: true, firstName: true, lastName: true };
  const people = await prisma.user.findMany({ where: { id: { in: known } }, select });
  return new Map(people.map((person) => [person.id, fullName(person)]));
}

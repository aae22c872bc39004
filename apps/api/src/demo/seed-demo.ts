import { createReadStream } from 'node:fs';
import path from 'node:path';
import { v7 as newId } from 'uuid';
import { createLocalEngine } from '@/adapters/language/local/local-engine';
import type { Database } from '@/db/database';
import { type Change, change } from '@/db/events/change';
import type { Deps } from '@/deps';
import { recordingKey } from '@/modules/meetings/pipeline/meeting-jobs';
import { createOrganization } from '@/modules/organizations/create-organization';
import { projectDir } from '@/project-dir';
import { demoMeeting } from './demo-meeting';
import { demoAdmin, demoCompany, demoUser } from './demo-people';
import { seedBoard } from './seed-board';
import { seedMeeting } from './seed-meeting';
import { seedPeople } from './seed-people';

export interface DemoAccounts {
  adminEmail: string;
  userEmail: string;
}

const accounts: DemoAccounts = { adminEmail: demoAdmin, userEmail: demoUser };

/** Whom to sign in as, when the demo company is there. */
export async function findDemo(db: Database): Promise<DemoAccounts | null> {
  const company = await db.prisma.organization.findUnique({ where: { domainKey: demoCompany.domain } });
  return company && accounts;
}

/**
 * Fills an empty database with the demo company: its people, a board and a meeting with its proposals, in one
 * transaction. A database that holds any company is left alone.
 */
export async function seedDemo(
  { db, blobs, text }: Pick<Deps, 'db' | 'blobs' | 'text'>,
  now = new Date(),
): Promise<void> {
  if ((await db.prisma.organization.count()) > 0) return;
  const organizationId = newId();
  const audioId = newId();
  // Before the transaction: should that fail, an unused file remains, and never a meeting without its file.
  const recording = createReadStream(path.join(projectDir, 'prisma/demo', demoMeeting.file));
  const sizeBytes = await blobs.put(recordingKey(organizationId, audioId), recording);

  await change(db.forCompany(organizationId), async (tx) => {
    const roles = await createOrganization(tx, demoCompany);
    const people = await seedPeople(tx, roles, now);
    const openTasks = await seedBoard(tx, people, now);
    await seedMeeting(tx, createLocalEngine(text), { audioId, sizeBytes, people, openTasks, now });
    recordInAudit(tx);
  });
}

/**
 * The same at a start, which a disk with little room for recordings does not stop: Tavla runs without the demo as well,
 * and the next start tries again.
 * @param say gets a line then
 */
export async function seedDemoWhereRoom(
  deps: Parameters<typeof seedDemo>[0],
  say: (line: string) => void,
): Promise<void> {
  await seedDemo(deps).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
    say('The demo company is left out: the disk has too little room for its recording.');
  });
}

/** The audit log begins with a line that says where all this came from. */
function recordInAudit(tx: Change): void {
  const actor = { id: null, name: 'Tavla', ip: '', userAgent: '' };
  tx.audit(actor, {
    action: 'organization.create',
    targetType: 'organization',
    targetName: demoCompany.name,
  });
}

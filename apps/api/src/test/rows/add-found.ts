import { v7 as newId } from 'uuid';
import type { Prisma, PrismaClient } from '@/db/generated/client';

/** What was found in a meeting: of which one, and what a test says of it. */
type Found<Row> = { organizationId: string; audioId: string } & Partial<Row>;

/** The row of an action item, which is likely unless a test says otherwise; answers its id. */
export async function addItem(
  prisma: Pick<PrismaClient, 'actionItem'>,
  about: Found<Prisma.ActionItemUncheckedCreateInput>,
): Promise<string> {
  const said = { title: 'Send the slides', quote: 'I send the slides', startMs: 1_000, endMs: 2_000 };
  const { id } = await prisma.actionItem.create({
    data: { id: newId(), confidence: 0.9, ...said, ...about },
  });
  return id;
}

/** The row of what a meeting says of a task; answers its id. */
export async function addUpdate(
  prisma: Pick<PrismaClient, 'meetingUpdate'>,
  about: Found<Prisma.MeetingUpdateUncheckedCreateInput> & { taskId: string },
): Promise<string> {
  const said = { status: 'done', quote: 'The slides are done', startMs: 3_000 };
  const { id } = await prisma.meetingUpdate.create({ data: { id: newId(), ...said, ...about } });
  return id;
}

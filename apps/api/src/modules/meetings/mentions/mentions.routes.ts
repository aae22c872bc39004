import { listMentions } from '@tavla/shared/contracts/mentions';
import type { ReportedStatus } from '@tavla/shared/meetings/action-items';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { requireTask } from '@/modules/tasks/read/get-task';
import { findMentions } from './mentions.repo';

export function mentionRoutes(app: FastifyInstance): void {
  route(app, listMentions, async ({ params: { id } }, { db }) => {
    await requireTask(db, id);
    const rows = await findMentions(db, id);
    return {
      data: rows.map(({ recordedAt, status, ...row }) => ({
        ...row,
        status: status as ReportedStatus | null,
        recordedAt: recordedAt.toISOString(),
      })),
    };
  });
}

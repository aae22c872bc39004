import { listMentions, mentionsListedMax } from '@tavla/shared/contracts/mentions';
import type { ReportedStatus } from '@tavla/shared/meetings/action-items';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { requireTask } from '@/modules/tasks/read/get-task';
import { findNamed } from './find-named';
import { findMentions } from './mentions.repo';

export function mentionRoutes(app: FastifyInstance): void {
  route(app, listMentions, async ({ params: { id } }, { db }) => {
    const task = await requireTask(db, id);
    const told = await findMentions(db, id);
    const named = await findNamed(db, task, told);
    const rows = [...told, ...named].sort(
      (a, b) => b.recordedAt.getTime() - a.recordedAt.getTime() || b.startMs - a.startMs,
    );
    return {
      data: rows.slice(0, mentionsListedMax).map(({ recordedAt, status, ...row }) => ({
        ...row,
        status: status as ReportedStatus | null,
        recordedAt: recordedAt.toISOString(),
      })),
    };
  });
}

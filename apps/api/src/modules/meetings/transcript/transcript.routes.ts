import {
  correctSegment as correctSegmentContract,
  getSegment,
  listSegmentChanges,
  nameSpeakers as nameSpeakersContract,
  type SegmentChange,
  searchTranscripts as searchTranscriptsContract,
} from '@tavla/shared/contracts/transcripts';
import type { FastifyInstance } from 'fastify';
import { byToken } from '@/db/events/by-token';
import { notFound } from '@/http/errors/errors';
import { route } from '@/http/route';
import { presentSegment } from '../meeting.presenter';
import { searchTranscripts } from '../search/search-transcripts';
import { correctSegment } from './correct-segment';
import { nameSpeakers } from './name-speakers';
import { findChanges, findSegment } from './segments.repo';

export function transcriptRoutes(app: FastifyInstance): void {
  route(app, getSegment, async ({ params }, { db }) => {
    const row = await findSegment(db.prisma, params.id, params.segmentId);
    if (!row) throw notFound('segment');
    return presentSegment(row);
  });

  route(app, correctSegmentContract, async ({ params, body }, { db, actor }) =>
    correctSegment(db, actor, { audioId: params.id, segmentId: params.segmentId, ...body }),
  );

  route(app, nameSpeakersContract, async ({ params, body }, { db, actor }) => ({
    data: await nameSpeakers(db, actor, { audioId: params.id, ...body }),
  }));

  route(app, listSegmentChanges, async ({ params }, { db }) => {
    if (!(await findSegment(db.prisma, params.id, params.segmentId))) throw notFound('segment');
    const rows = await findChanges(db.prisma, params.segmentId);
    return {
      data: rows.map((row) => {
        const { id, field, before, after, actorName, createdAt } = row;
        return {
          ...{ id, before, after, actorName, token: byToken(row) },
          field: field as SegmentChange['field'],
          createdAt: createdAt.toISOString(),
        };
      }),
    };
  });

  route(app, searchTranscriptsContract, async ({ query }, { db }) => searchTranscripts(db, query));
}

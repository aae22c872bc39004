import { getAssistantUsage } from '@tavla/shared/contracts/organization/assistant-usage';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { readUsage } from './read-usage';

export function assistantUsageRoutes(app: FastifyInstance): void {
  route(app, getAssistantUsage, (_, { db }) => readUsage(db, app.deps));
}

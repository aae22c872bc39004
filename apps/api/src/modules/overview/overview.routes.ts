import { getOverview } from '@tavla/shared/contracts/overview';
import type { FastifyInstance } from 'fastify';
import { dateInZone, dayText } from '@/adapters/language/days/calendar-date';
import { route } from '@/http/route';
import { listAudit } from '@/modules/audit/list-audit';
import { createHealth } from './health';
import { selectNumbers } from './overview.repo';

const recentEntries = 10;

export function overviewRoutes(app: FastifyInstance): void {
  const health = createHealth(app.deps, () => app.worker?.health());
  route(app, getOverview, async (_, { db, session }) => {
    const today = dateInZone(new Date(), session.user.timeZone ?? 'UTC');
    const [numbers, states, audit] = await Promise.all([
      selectNumbers(db, dayText(today)),
      health(),
      listAudit(db, { limit: recentEntries }),
    ]);
    return { ...numbers, ...states, recentAudit: audit.data };
  });
}

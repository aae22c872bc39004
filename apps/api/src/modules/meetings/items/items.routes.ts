import * as contracts from '@tavla/shared/contracts/action-items';
import type { FastifyInstance } from 'fastify';
import { route } from '@/http/route';
import { applyUpdate, dismissUpdate, reopenUpdate } from '../updates/decide-update';
import { claimItem, unclaimItem } from './claim-item';
import { declineItem } from './decline-item';
import { dismissItem } from './dismiss-item';
import { mergeItem, unmergeItem } from './merge-item';
import { proposeItem } from './propose-item';
import { similarToItem } from './read-items';
import { withdrawItem } from './withdraw-item';

/** What people decide on of a meeting: its action items, and its reports about tasks. */
export function itemRoutes(app: FastifyInstance): void {
  const itemOf = ({ id, itemId }: { id: string; itemId: string }) => ({ audioId: id, itemId });
  const updateOf = ({ id, updateId }: { id: string; updateId: string }) => ({ audioId: id, updateId });

  route(app, contracts.proposeItem, async ({ params }, { db, actor }) =>
    proposeItem(db, actor, itemOf(params)),
  );
  route(app, contracts.withdrawItem, async ({ params }, { db, actor }) =>
    withdrawItem(db, actor, itemOf(params)),
  );
  route(app, contracts.dismissItem, async ({ params }, { db }) => dismissItem(db, itemOf(params), true));
  route(app, contracts.restoreItem, async ({ params }, { db }) => dismissItem(db, itemOf(params), false));
  route(app, contracts.claimItem, async ({ params, body: { userId } }, { db, actor, session }) =>
    userId === null
      ? declineItem(db, session.user.id, itemOf(params))
      : claimItem(db, actor, { ...itemOf(params), userId }),
  );
  route(app, contracts.unclaimItem, async ({ params, body: { userId } }, { db, actor }) =>
    unclaimItem(db, actor, { ...itemOf(params), userId }),
  );
  route(app, contracts.mergeItem, async ({ params, body }, { db, actor }) =>
    mergeItem(db, actor, { ...itemOf(params), taskId: body.taskId }),
  );
  route(app, contracts.unmergeItem, async ({ params }, { db, actor }) =>
    unmergeItem(db, actor, itemOf(params)),
  );
  route(app, contracts.listSimilarTasks, async ({ params }, { db }) => ({
    data: await similarToItem(db, itemOf(params)),
  }));

  route(app, contracts.applyUpdate, async ({ params }, { db, actor }) =>
    applyUpdate(db, actor, updateOf(params)),
  );
  route(app, contracts.dismissUpdate, async ({ params }, { db, actor }) =>
    dismissUpdate(db, actor, updateOf(params)),
  );
  route(app, contracts.reopenUpdate, async ({ params }, { db, actor }) =>
    reopenUpdate(db, actor, updateOf(params)),
  );
}

import { may } from '@tavla/shared/permissions';
import type pg from 'pg';
import { auditWith } from '@/db/events/audit-log';
import { type RunSql, sqlOfClient } from '@/db/run-sql';
import { notFound } from '@/http/errors/errors';
import type { SignedInCall } from '@/http/route';
import { settleBeside } from '@/modules/chat/suggestions/settle-beside';
import { type KeptChange, permissionOf } from '@/modules/chat/suggestions/suggestion';
import { holdSuggestions, withdrawSuggestion } from '@/modules/chat/suggestions/withdraw-suggestion';
import { eraseTask } from '@/modules/tasks/many/erase-task';
import { changeSeveral, type Worked } from '@/modules/tasks/write/change-several';
import { partsOf, planUndo, type UndoWork } from './plan-undo';
import { endSession, findSession, findSteps, type Step, saveSteps, type Whose } from './sessions.repo';

const way = { from: 'applied', to: 'open' } as const;

/**
 * Takes back all that an agent did in a session: what it changed, as far as nobody else has changed it since, and what it
 * proposed, as far as nobody has decided on it. Tasks come back, or go, first; what stands in them follows in a
 * transaction of its own, each with the note of what was done in it, so that whoever calls again goes on.
 * @returns the id of the session
 * @throws HttpError 404 for somebody else's
 */
export async function undoSession(call: SignedInCall, whose: Whose): Promise<string> {
  const id = await undoPass(call, whose, 'tasks');
  return undoPass(call, { ...whose, id }, 'edits');
}

async function undoPass(call: SignedInCall, whose: Whose, pass: 'tasks' | 'edits'): Promise<string> {
  const { db, actor } = call;
  const { organizationId } = db;
  let id = '';
  await changeSeveral(db, actor, async (client) => {
    const run = sqlOfClient(client);
    const found = await findSession(run, organizationId, whose, true);
    if (!found) throw notFound('agent-session');
    id = found.id;
    if (pass === 'tasks') await holdProposals(run, organizationId, id);
    const steps = await findSteps(run, organizationId, id);
    const made = madeIn(steps).filter((one) => isAllowed(call, one));
    const plan = planUndo(made);
    return {
      works: plan[pass].map(({ work }) => work),
      finish: async (worked) => {
        const done = partsDone(plan[pass], worked);
        const isFirst = pass === 'tasks';
        if (isFirst)
          for (const part of await erase(run, organizationId, plan.erased)) done.set(part, undefined);
        const left = isFirst ? await takeBackBeside(client, call, made, done) : new Set<string>();
        const undone = await keepUndone(run, organizationId, steps, done, left);
        if (isFirst) await withdraw(client, organizationId, steps);
        await endSession(run, organizationId, id);
        const details = { tasks: new Set(undone.map(({ taskId }) => taskId)).size };
        const entry = { action: 'agent.undo', targetType: 'agent-session', targetId: id, details };
        if (undone.length > 0) await auditWith(client, organizationId, actor, entry);
      },
    };
  });
  return id;
}

const madeIn = (steps: readonly Step[]) =>
  steps.flatMap(({ proposalId, changes }) =>
    proposalId === null ? changes.filter(({ state }) => state === way.from) : [],
  );

/** What whoever undoes it may not do stays, and the rest goes. */
function isAllowed({ session }: SignedInCall, change: KeptChange): boolean {
  const [action, resource] = permissionOf(change, way.to);
  return may(session.permissions, 'update', 'actions') && may(session.permissions, action, resource);
}

const keyOf = ({ id, part }: { id: string; part: string }) => `${id} ${part}`;
type Done = Map<string, Worked>;

/** Pure: the parts of changes that were taken back, each with what was done for it. */
function partsDone(works: readonly UndoWork[], worked: readonly Worked[]): Done {
  return new Map(
    works.flatMap(({ of }, at) => (worked[at] ? of.map((one) => [keyOf(one), worked[at]] as const) : [])),
  );
}

async function erase(
  run: RunSql,
  organizationId: string,
  erased: ReturnType<typeof planUndo>['erased'],
): Promise<string[]> {
  const gone: string[] = [];
  for (const { taskId: id, version, of } of erased) {
    // A comment has the id of its change.
    const ofMessages = of.map((one) => one.id);
    if (await eraseTask(run, organizationId, { id, version, ofMessages })) gone.push(...of.map(keyOf));
  }
  return gone;
}

/** Comments and reminders among what was taken back; of a task that is gone they are gone. @returns what stays */
async function takeBackBeside(
  client: pg.PoolClient,
  { db, actor }: SignedInCall,
  made: readonly KeptChange[],
  done: Done,
): Promise<ReadonlySet<string>> {
  const beside = made.filter(
    (one) =>
      (one.kind === 'comment' || one.kind === 'remind') && done.get(keyOf({ id: one.id, part: 'whole' })),
  );
  return settleBeside(client, db.organizationId, actor, beside, way.to);
}

/** Keeps which changes are taken back, in all their parts. @returns those */
async function keepUndone(
  run: RunSql,
  organizationId: string,
  steps: readonly Step[],
  done: Done,
  left: ReadonlySet<string>,
): Promise<KeptChange[]> {
  const undone: KeptChange[] = [];
  const changed = steps.flatMap((step) => {
    const changes = step.changes.map((one) => {
      const keys = partsOf(one).map((part) => keyOf({ id: one.id, part }));
      if (step.proposalId !== null || left.has(one.id) || !keys.every((key) => done.has(key))) return one;
      const taken = { ...one, state: way.to };
      undone.push(taken);
      return taken;
    });
    return step.proposalId === null ? [{ id: step.id, changes }] : [];
  });
  await saveSteps(run, organizationId, changed);
  return undone;
}

/** Before any task is held: whoever decides on a suggestion holds it first, too. */
async function holdProposals(run: RunSql, organizationId: string, sessionId: string): Promise<void> {
  const steps = await findSteps(run, organizationId, sessionId);
  await holdSuggestions(
    run,
    organizationId,
    steps.flatMap(({ proposalId }) => proposalId ?? []),
  );
}

async function withdraw(
  client: pg.PoolClient,
  organizationId: string,
  steps: readonly Step[],
): Promise<void> {
  for (const { proposalId, isDismissed } of steps)
    if (proposalId !== null && !isDismissed) await withdrawSuggestion(client, organizationId, proposalId);
}

import type { Suggestion } from '@tavla/shared/chat/answers';
import { say } from '@tavla/shared/error-words';
import { type Action, may, type Resource } from '@tavla/shared/permissions';
import type { CompanyDb } from '@/db/database';
import { auditWith, type NewAuditEntry } from '@/db/events/audit-log';
import type { Actor } from '@/db/events/change';
import { type RunSql, sqlOfClient } from '@/db/run-sql';
import { inTransaction } from '@/db/transaction';
import type { SignedIn } from '@/http/access/access';
import { HttpError, invalid, notFound } from '@/http/errors/errors';
import { changeSeveral, type TaskWork } from '@/modules/tasks/write/change-several';
import { tellMessageWith } from '../messages/tell-message-with';
import { settleBeside } from './settle-beside';
import {
  endNeedy,
  type KeptChange,
  KeptChanges,
  permissionOf,
  presentSuggestion,
  type SuggestionRow,
  settle,
  undosOf,
  withNeeded,
  withNeedy,
  worksOf,
} from './suggestion';
import { lockSuggestion, saveSuggestion } from './suggestions.repo';

/** Who decides, and on what of the suggestion: unless told, on all that is offered as certain, or was made. */
export interface Decision {
  session: SignedIn;
  actor: Actor;
  id: string;
  changeIds?: readonly string[] | undefined;
}

/**
 * Makes changes that the assistant offers, in one transaction with the note that they are made. One whose task was
 * changed meanwhile in the same part is left out and marked. A guess is made only where it is named, and what needs
 * another change only with that one or after it.
 * @throws HttpError 404, for somebody else's too; 403 without the permission; 409 for one that was put aside; 400 where
 * none is named and all are guesses
 */
export function applySuggestion(db: CompanyDb, decision: Decision): Promise<Suggestion> {
  return decide(db, decision, { from: 'open', to: 'applied', worksOf, action: 'suggestion.apply' });
}

/**
 * Takes changes back that were made so; those whose task was changed since stay. What a task took over from a deleted one
 * goes only with that deletion, or after it. @throws as `applySuggestion`
 */
export function undoSuggestion(db: CompanyDb, decision: Decision): Promise<Suggestion> {
  return decide(db, decision, { from: 'applied', to: 'open', worksOf: undosOf, action: 'suggestion.undo' });
}

/** Puts a suggestion aside; what was made of it stays. @throws HttpError 404, for somebody else's too */
export function dismissSuggestion(db: CompanyDb, { session, id }: Decision): Promise<Suggestion> {
  return inTransaction(db.pool, async (client) => {
    const run = sqlOfClient(client);
    const row = await open(run, db, session, id);
    await saveSuggestion(run, db.organizationId, id, KeptChanges.parse(row.changes), true);
    await tellMessageWith(client, db.organizationId, row.messageId);
    return presentSuggestion({ ...row, isDismissed: true });
  });
}

interface Way {
  from: KeptChange['state'];
  to: KeptChange['state'];
  worksOf(changes: readonly KeptChange[], all: readonly KeptChange[]): TaskWork[];
  /** Of the audit log. */
  action: string;
}

async function decide(db: CompanyDb, decision: Decision, way: Way): Promise<Suggestion> {
  const { session, actor, id, changeIds } = decision;
  const { organizationId } = db;
  let decided: Suggestion | undefined;
  await changeSeveral(db, actor, async (client) => {
    const run = sqlOfClient(client);
    const row = await open(run, db, session, id);
    if (row.isDismissed && way.to === 'applied') {
      throw new HttpError(409, 'conflict', say('suggestion-dismissed'));
    }
    const all = KeptChanges.parse(row.changes);
    const possible = all.filter(({ state }) => state === way.from);
    const named = chosenOf(possible, way.to, changeIds);
    const chosen = way.to === 'applied' ? withNeeded(named, all) : withNeedy(named, all);
    for (const change of chosen) requirePair(session, permissionOf(change, way.to));
    return {
      works: way.worksOf(chosen, all),
      finish: async (worked) => {
        const fitting = chosen.filter((_, at) => worked[at]);
        const left = await settleBeside(client, organizationId, actor, fitting, way.to);
        const made = new Map(
          chosen.map((change, at) => {
            const how = left.has(change.id) ? undefined : worked[at];
            return [change.id, settle(change, how, way)];
          }),
        );
        const changes = endNeedy(all.map((change) => made.get(change.id) ?? change));
        const done = chosen.filter(({ id }) => made.get(id)?.state === way.to);
        await saveSuggestion(run, organizationId, id, changes, row.isDismissed);
        if (done.length > 0) await auditWith(client, organizationId, actor, auditOf(way.action, row, done));
        await tellMessageWith(client, organizationId, row.messageId);
        decided = presentSuggestion({ ...row, changes });
      },
    };
  });
  if (!decided) throw notFound('suggestion');
  return decided;
}

/**
 * Pure: what is meant of the changes that can be decided on.
 * @throws HttpError 400 where none is named and all that is offered is a guess: to answer as if it were made would be a lie
 */
function chosenOf(
  possible: readonly KeptChange[],
  to: KeptChange['state'],
  changeIds: readonly string[] | undefined,
): KeptChange[] {
  if (changeIds) return possible.filter(({ id }) => changeIds.includes(id));
  if (to === 'open') return [...possible];
  const certain = possible.filter(({ isGuess }) => !isGuess);
  if (certain.length > 0 || possible.length === 0) return certain;
  throw invalid('changeIds', say('suggestion-guessed'));
}

/** @throws HttpError 404 when there is none, or it was somebody else who asked for it */
async function open(
  run: RunSql,
  { organizationId }: CompanyDb,
  { user, permissions }: SignedIn,
  id: string,
): Promise<SuggestionRow> {
  const found = await lockSuggestion(run, organizationId, id, user.id);
  if (found?.askerId !== user.id || !may(permissions, 'read', 'chat')) throw notFound('suggestion');
  const { taskId, ...row } = found;
  if (taskId !== null && !may(permissions, 'read', 'actions')) throw notFound('suggestion');
  return row;
}

function requirePair({ permissions }: SignedIn, [action, resource]: readonly [Action, Resource]): void {
  if (may(permissions, action, resource)) return;
  throw new HttpError(
    403,
    'not-allowed',
    say('role-does-not-allow', { permission: `${action} ${resource}` }),
  );
}

/** What the audit log says: that it was suggested, and what was made of it. */
function auditOf(action: string, row: SuggestionRow, done: readonly KeptChange[]): NewAuditEntry {
  const changes = done.map(({ kind, taskId, after }) => ({ kind, taskId, fields: Object.keys(after ?? {}) }));
  return {
    action,
    targetType: 'suggestion',
    targetId: row.id,
    details: { suggestedBy: 'assistant', changes },
  };
}

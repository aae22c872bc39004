import { guessOf } from '@/adapters/language/local/requests/likely/read-likely';
import { wishWeights } from '@/adapters/language/local/requests/likely/stored-weights';
import type { NamedTask } from '@/adapters/language/local/requests/mentions/find-mentions';
import type { Action, Command, TaskFilter } from '@/adapters/language/local/requests/request';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import type { Asked } from '../asked';
import { guessed } from '../changes/as-guess';
import { offerChanges } from '../changes/offer-changes';
import type { Reply } from '../reply';
import { setsApart } from './set-apart';

/**
 * What rules offer is certain only where the learned reading of the message comes to nothing else. Where it does, the
 * offer stands unticked, as a guess (decision 060).
 */
export async function doubtOffer(
  asked: Asked,
  tasks: readonly NamedTask[],
  commands: readonly Command[],
  offer: Reply,
): Promise<Reply> {
  if (offer.changes.length === 0) return offer;
  if (leavesOut(asked.message, commands) || setsApart(asked, tasks, commands, offer.changes))
    return guessed(asked, offer);
  if (!commands.every(isSayable)) return offer;
  const reading = guessOf(asked, tasks, wishWeights())?.reading;
  if (!Array.isArray(reading)) return offer;
  const other = await offerChanges(asked, reading);
  const offered = new Set(offer.changes.flatMap(told));
  if ('kind' in other || other.changes.flatMap(told).every((one) => offered.has(one))) return offer;
  return guessed(asked, offer);
}

/** 'All of hers that are not in progress', 'all but the oven': what is left out, and the tasks that are told do not say so. */
function leavesOut(message: string, commands: readonly Command[]): boolean {
  const saysSo = ({ target }: Command) =>
    target.kind !== 'filter' || Object.keys(target.filter).some((key) => denied.has(key));
  const isMissing = ({ target }: Command) =>
    target.kind === 'filter' && (target.filter.assigneeId === null || target.filter.due === 'none');
  return (
    (denies.test(message) && !commands.every(saysSo)) ||
    (deniesOne.test(message) && !commands.every((one) => saysSo(one) || isMissing(one)))
  );
}
/** 'Not assigned to Priya', 'not due this week'. */
const deniesOne =
  /\b(?:not|non|no)[ -](?:assigned|tagged|labell?ed|due|in|of|from|mine|asignad|etiquetad|vencid)/iu;
const denies =
  /\b(?:that|which|who)(?:['’]s| is| are| has| have| was| were| does| do)?(?:n['’]t| not) |\b(?:isn|aren|hasn|haven|wasn|weren|doesn|don)['’]t |\bque (?:a[uú]n |todav[ií]a |ya )?no |\b(?:except|excepto|salvo|apart from|other than|but not|pero no|menos) /iu;
/** What may be said by denying something. */
const denied: ReadonlySet<string> = new Set<keyof TaskFilter>([
  ...(['statuses', 'isProposal', 'missing', 'unmovedSince'] as const),
]);

/**
 * What is doubted. Which tasks signs tell is not: where both readings had some, doubt took the tick from eight right
 * offers for one wrong one.
 */
const isSayable = ({ target, actions }: Command): boolean =>
  target.kind !== 'filter' && actions.every(isPlain);

function isPlain(action: Action): boolean {
  switch (action.kind) {
    case 'draft':
    case 'merge':
      return false;
    case 'create':
      return action.tags === undefined && action.status === undefined && action.text === undefined;
    default:
      return true;
  }
}

/** What a change sets, each of it as text to compare; the words of a reminder are free. */
function told({ kind, taskId, after }: KeptChange): string[] {
  const task = kind === 'create' ? '' : taskId;
  if (kind !== 'edit' || !after) {
    const said = kind === 'remind' ? { ...after, text: '' } : after;
    return [JSON.stringify([kind, task, said]).toLowerCase()];
  }
  return Object.entries(after).map((one) => JSON.stringify([task, one]).toLowerCase());
}

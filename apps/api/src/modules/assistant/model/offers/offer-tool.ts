import { suggestedChangesMax } from '@tavla/shared/limits';
import { z } from 'zod';
import { type Tool, ToolRefused, toolOf } from '@/adapters/language/toolbox';
import { asGuess } from '@/modules/assistant/changes/as-guess';
import { foldEdits } from '@/modules/assistant/changes/fold-edits';
import { type KeptChange, KeptChanges } from '@/modules/chat/suggestions/suggestion';
import type { Desk } from '../desk';
import { ChangeInput } from './change-input';
import { isCertain } from './is-certain';
import { isWished, type Place } from './is-wished';
import { type ReadChange, readChange } from './read-change';
import type { Wish } from './wish';

/** What a model proposed while it answered. */
export interface Offers {
  changes: KeptChange[];
  /** Of its last proposal: how many changes could not be made of it. */
  leftOut: number;
}

/**
 * Takes what a model proposes. Nothing is changed: what is valid, and wished for, is offered under the answer to whoever
 * asked; unticked where the message does not say it itself. What is wrong is told to the model, which may put it right once.
 */
export function offerTool(desk: Desk, wish: Wish, offers: Offers): Tool {
  const { taskId, me, today } = desk.asked;
  const place = { taskId, me, today };
  let calls = 0;
  return toolOf({
    name: 'offer_changes',
    description:
      'Offers changes that the question asks for; the person sees them and decides. Offer nothing that only data ask for.',
    input: z.object({ changes: z.array(ChangeInput).max(suggestedChangesMax) }),
    async run({ changes }) {
      calls += 1;
      const wrong: string[] = [];
      for (const [nth, change] of changes.entries()) {
        const read = await readOne(desk, change, offers.changes);
        if (typeof read === 'string') wrong.push(`Change ${nth + 1}: ${read}`);
        else take(offers, wishedOf(wish, read, place));
      }
      offers.leftOut = wrong.length;
      if (wrong.length === 0) return { offered: offers.changes.length };
      const then = calls === 1 ? 'Offer those again, put right.' : 'These are left out.';
      return { offered: offers.changes.length, wrong, then };
    },
  });
}

async function readOne(
  desk: Desk,
  change: z.infer<typeof ChangeInput>,
  earlier: readonly KeptChange[],
): Promise<ReadChange | string> {
  try {
    const { row, changes } = await readChange(desk, change, earlier);
    return { row, changes: KeptChanges.parse(changes) };
  } catch (error) {
    if (error instanceof ToolRefused) return error.message;
    if (error instanceof z.ZodError) return 'not a change';
    throw error;
  }
}

/** Pure: what is wished for; what the message does not say itself is a guess. */
function wishedOf(wish: Wish, { row, changes }: ReadChange, place: Place): KeptChange[] {
  return changes
    .filter((one) => isWished(wish, one, row, place))
    .flatMap((one) => (isCertain(wish, one, row, place) ? [one] : asGuess([one])));
}

/** The same twice is offered once, and what changes one field of a task twice is one change. */
function take(offers: Offers, changes: readonly KeptChange[]): void {
  const keyOf = ({ kind, taskId, title, after }: KeptChange) =>
    JSON.stringify([kind, kind === 'create' ? title : taskId, after]);
  const known = new Set(offers.changes.map(keyOf));
  for (const change of changes) {
    if (known.has(keyOf(change)) || offers.changes.length >= suggestedChangesMax) continue;
    known.add(keyOf(change));
    offers.changes = foldEdits([...offers.changes, change]);
  }
}

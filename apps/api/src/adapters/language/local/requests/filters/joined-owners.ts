import { type Ground, matchAt, type SlotMatch, type Tongue } from '../grammar/match';
import { compile } from '../grammar/pattern';

const joints = compile(
  '(and|y|e|or|o|u|plus|,|, and|, y|&|and also|y tambien|as well as|along with|together with|junto con|asi como) [of|de|to|a]',
);
/** Behind a name these tell what that one is to do: it begins a wish of its own. */
const doing =
  /^(?:should|must|can|could|will|shall|may|has|needs|ought|is|takes|gets|does|handles|owns|deberia|debe|puede|tiene|se|lleva|coge|hace)$/;

/** Other people whose tasks are meant, named behind an owner: 'of Priya and Jonas'; null: there is none. */
export function ownersBehind(ground: Ground, at: number, tongue: Tongue): SlotMatch | null {
  const ends = matchAt(ground, joints, at, tongue).map(({ end }) => end);
  if (ends.length === 0) return null;
  const next = Math.max(...ends);
  const [best] = [...(ground.slots.owner?.(next, tongue) ?? [])].sort((a, b) => b.end - a.end);
  if (!best || doing.test(ground.tokens[best.end]?.text ?? '')) return null;
  if (best.unclear) return best;
  const more = ownersBehind(ground, best.end, tongue);
  const ids = [best.value as string, ...((more?.value as string[] | undefined) ?? [])];
  return {
    end: more?.end ?? best.end,
    value: ids,
    cost: 0,
    ...(more?.unclear ? { unclear: more.unclear } : {}),
  };
}

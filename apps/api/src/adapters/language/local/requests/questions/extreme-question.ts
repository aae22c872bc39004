import { type Ground, matchAt } from '../grammar/match';
import { compile } from '../grammar/pattern';
import type { Question, TaskFilter } from '../request';
import { aboutWords } from './about-words';
import { looseFilter } from './loose-filter';

type By = Extract<Question, { kind: 'extreme' }>['by'];

/** What asks for the one task that comes before all others. */
const superlatives: readonly (readonly [By, ReturnType<typeof compile>])[] = [
  ...(
    [
      ['due', '[is|are|comes|falls|to be] due (first|next|soonest|earliest|before all others)'],
      [
        'due',
        '[has|with|have|having] [the] (earliest|soonest|nearest|closest|next|first) (deadline|due date|date)',
      ],
      ['due', '(runs out|expires|ends) (first|next|soonest)'],
      [
        'due',
        '(vence|caduca|toca|hay que entregar|se entrega|vencera) (antes|primero|la primera|el primero|antes que las demas|lo primero)',
      ],
      ['due', '[con|tiene] [la|el] (fecha|plazo|vencimiento) mas (proxima|proximo|cercana|cercano|temprana)'],
      [
        'since',
        '[is|are|has been|have been|been] (standing still|sitting still|stuck|idle|untouched|unmoved|waiting|parked|stalled) [there|for] [the] longest',
      ],
      [
        'since',
        '[lleva|llevan] mas [tiempo] (parada|parado|paradas|quieta|quieto|atascada|atascado|sin moverse|sin tocarse|sin cambios)',
      ],
      ['created', '[is|are|has been|been] [there|here|open|on the board] [the] (oldest|longest)'],
      [
        'newest',
        '[is|are|was|were] [the] (newest|latest|most recent|most recently created|created last|added last)',
      ],
      ['newest', '[es|son] [la|el] mas (reciente|nueva|nuevo)'],
      ['created', '[es|son|lleva] [la|el] mas (antigua|antiguo|vieja|viejo)'],
    ] as const
  ).map(([by, source]) => [by, compile(source)] as const),
];
const asks = compile(
  "(which|what|which one|what's|which is|show me|tell me|que|cual|cuales|cual es|dime) [one|task|ticket|tarea|ticket] [of|de]",
);

/** 'Which of the tasks tagged customer is due first?': the first one of some; null: nothing narrows them. */
export function extremeQuestion(ground: Ground, from: number, to: number, me: string): Question | null {
  const isAsked = ground.tokens.slice(from, to).some(({ text }) => /^(?:cual|cuales|which)$/.test(text));
  if (!isAsked && matchAt(ground, asks, from, 'en').length === 0) return null;
  for (let at = from + 1; at < to; at += 1)
    for (const [by, form] of superlatives) {
      const end = Math.max(0, ...matchAt(ground, form, at, 'en').map((match) => match.end));
      if (end === 0 || end > to || isBefore(ground, end)) continue;
      const filter = filterAround(ground, [from, at], [end, to], me);
      if (!filter) continue;
      // What is overdue longest was due first, whenever it was made.
      const isLate = by === 'created' && filter.due === 'overdue';
      return { kind: 'extreme', by: isLate ? 'due' : by, filter };
    }
  return null;
}

/** 'Qué vence antes del lunes' asks for all that does. */
const isBefore = ({ tokens }: Ground, at: number) =>
  tokens[at - 1]?.text === 'antes' && /^(?:del?|que)$/.test(tokens[at]?.text ?? '');

function filterAround(
  ground: Ground,
  before: readonly [number, number],
  behind: readonly [number, number],
  me: string,
): TaskFilter | null {
  const first = looseFilter(ground, ...before, me);
  const second = looseFilter(ground, ...behind, me);
  const isExplained = first.about === undefined && second.about === undefined;
  const filter = { ...second, ...first };
  const rest = aboutWords(ground.tokens.slice(...behind)).length;
  return isExplained && rest <= Object.keys(second).length * 3 && Object.keys(filter).length > 0
    ? filter
    : null;
}

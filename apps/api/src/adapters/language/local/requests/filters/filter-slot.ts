import { type Ground, matchAt, type SlotMatch, type SlotReader, type Tongue } from '../grammar/match';
import { compile } from '../grammar/pattern';
import type { Target, TaskFilter, Unclear } from '../request';
import type { FilterRule } from './filter-rule';
import { filterRules, joined } from './filter-rules';
import { ownersBehind } from './joined-owners';

interface Way {
  end: number;
  filter: TaskFilter;
  cost: number;
  unclear?: Unclear;
  /** How many words have narrowed it. */
  narrowed: number;
  /** 'all', 'every': it need not be narrowed. */
  isAll: boolean;
  /** 'The task that …': one of them. */
  isOne?: boolean;
  /** Whose tasks are meant as well. */
  others?: readonly string[];
}

const mostWords = { before: 4, after: 5 };
const leads: Record<Tongue, readonly { pattern: ReturnType<typeof compile>; isAll: boolean }[]> = {
  en: [
    {
      pattern: compile('(all|every|each|any|both) [of] [the|these|those|my|our] [two|three|four]'),
      isAll: true,
    },
    { pattern: compile('[the|these|those|that|this] [two|three|four|other]'), isAll: false },
  ],
  es: [
    { pattern: compile('(todas|todos|cada|ambas|ambos) [las|los] [dos|tres|cuatro]'), isAll: true },
    { pattern: compile('[las|los|la|el|esa|ese] [dos|tres|cuatro|otras]'), isAll: false },
  ],
};
const nouns: Record<Tongue, ReturnType<typeof compile>> = {
  en: compile(
    '(tasks|tickets|cards|items|ones|stuff|things|task|ticket|card|deadlines|due dates|dates|jobs|todos)',
  ),
  es: compile('(tareas|tickets|tarjetas|cosas|fechas|plazos|vencimientos|asuntos|tarea|ticket|tarjeta)'),
};
const proposals: Record<Tongue, ReturnType<typeof compile>> = {
  en: compile('(proposals|proposal)'),
  es: compile('(propuestas|propuesta)'),
};
/** Words that mean tasks without a noun, where something narrows them. */
const alone: Record<Tongue, ReturnType<typeof compile>> = {
  en: compile(
    '(everything|anything|all|whatever|stuff|the ones|all the ones|those|all those|both|both of|all of)',
  ),
  es: compile(
    '(todo lo|todo|todas las|todos los|todas|todos|lo que esta|lo que hay|lo|las|los|todo lo de|lo de|las de|los de|las dos|los dos|las tres|los tres|aquello)',
  ),
};
const joints: Record<Tongue, ReturnType<typeof compile>> = {
  en: compile(
    "[, and|, but|, that|, which|and|but|as well as] [that|which|who] [is|are|that's|he's|has|have|been|all] [still|currently|not yet done|also]",
  ),
  es: compile(
    '[, y|, que|y] [que] [estan|esten|esta|este|son|sean|hay|haya|sigue|siguen|siga|sigan|queda|quedan|quede] [todavia|aun|ya|tambien]',
  ),
};

/**
 * Several tasks by what they share ('all of Tomasz's overdue tasks', 'everything tagged urgent due this week'): every
 * word must narrow them. Plural, or with 'all'.
 */
export function filterSlot(ground: () => Ground, me: string): SlotReader {
  return (at, tongue) => {
    const here = ground();
    const heads = [...nounHeads(here, at, tongue, me), ...bareHeads(here, at, tongue)];
    const ways = narrow(here, heads, tongue, 'after', me);
    return ways
      .filter(({ narrowed, isAll }) => narrowed > 0 || isAll)
      .map(
        ({ end, filter, cost, unclear, isOne, others }): SlotMatch => ({
          end,
          value: others
            ? { kind: 'several', targets: eachOf(filter, others) }
            : { kind: 'filter', filter, ...(isOne ? { isOne } : {}) },
          cost: cost + (isOne ? 4 : 1),
          ...(unclear ? { unclear } : {}),
        }),
      );
  };
}

/** The tasks of each of several people. */
function eachOf(filter: TaskFilter, others: readonly string[]): Target[] {
  const { assigneeId } = filter;
  const ids = new Set([...(typeof assigneeId === 'string' ? [assigneeId] : []), ...others]);
  return [...ids].map((id) => ({ kind: 'filter', filter: { ...filter, assigneeId: id } }));
}

function nounHeads(ground: Ground, at: number, tongue: Tongue, me: string): Way[] {
  const started = leads[tongue].flatMap(({ pattern, isAll }) =>
    matchAt(ground, pattern, at, tongue).map(
      ({ end, cost }): Way => ({ end, cost, filter: {}, narrowed: 0, isAll }),
    ),
  );
  return narrow(ground, started, tongue, 'before', me).flatMap((way) =>
    [
      ...matchAt(ground, nouns[tongue], way.end, tongue),
      ...matchAt(ground, proposals[tongue], way.end, tongue),
    ].flatMap(({ end, cost }) => {
      const isOne = !/s$|^stuff$/.test(ground.tokens[end - 1]?.text ?? '');
      const isNamedOne = /^(?:the|that|this|la|el|esa|ese|my)$|'s?$/.test(ground.tokens[at]?.text ?? '');
      const isEach = /^(?:every|each|cada)$/.test(ground.tokens[at]?.text ?? '');
      // 'Task overdue' is none.
      if (isOne && !isEach && !isNamedOne) return [];
      const text = ground.tokens[end - 1]?.text ?? '';
      const filter = /^propos|^propuest/.test(text) ? { ...way.filter, isProposal: true } : way.filter;
      const single = isOne && !isEach ? { isOne: true } : {};
      const narrowed = way.narrowed + (filter === way.filter ? 0 : 1);
      return [{ ...way, end, filter, narrowed, cost: way.cost + cost, ...single }];
    }),
  );
}

function bareHeads(ground: Ground, at: number, tongue: Tongue): Way[] {
  return matchAt(ground, alone[tongue], at, tongue).map(({ end, cost }) => ({
    end,
    cost: cost + 0.5,
    filter: {},
    narrowed: 0,
    isAll: false,
  }));
}

/** Every way to go on from each of these, the way as it is among them. */
function narrow(
  ground: Ground,
  from: readonly Way[],
  tongue: Tongue,
  place: 'before' | 'after',
  me: string,
): Way[] {
  let found = [...from];
  let last = found;
  for (let round = 0; round < mostWords[place] && last.length > 0 && found.length < 200; round += 1) {
    last = last.flatMap((way) => {
      const starts = place === 'after' ? jointEnds(ground, way.end, tongue) : [way.end];
      return [...starts].flatMap((start) => narrowedOnce(ground, way, start, tongue, place, me));
    });
    found = [...found, ...last];
  }
  return found;
}

function jointEnds(ground: Ground, at: number, tongue: Tongue): Set<number> {
  return new Set(matchAt(ground, joints[tongue], at, tongue).map(({ end }) => end));
}

function narrowedOnce(
  ground: Ground,
  way: Way,
  start: number,
  tongue: Tongue,
  place: 'before' | 'after',
  me: string,
): Way[] {
  return rulesAt(ground, start, tongue, place).flatMap((rule) =>
    matchAt(ground, rule.nodes, start, tongue).flatMap((match) => {
      if (isNotTo(ground, start, match.end) || isNotYet(ground, start, match.end)) return [];
      const told = rule.read({ ...match.bound, me });
      const filter = joined(way.filter, told);
      if (!filter) return [];
      // 'Of Priya and Jonas': whoever is named beside an owner is given nothing.
      const beside =
        place === 'after' && (typeof told.assigneeId === 'string' || told.departmentId !== undefined)
          ? ownersBehind(ground, match.end, tongue)
          : null;
      if (beside && told.departmentId !== undefined) return [];
      const unclear = way.unclear ?? match.unclear[0] ?? beside?.unclear;
      // The longer of two readings is the better one: what is left over has to mean something else.
      const cost = way.cost + match.cost - 0.05 + (beside?.unclear ? beside.cost : 0);
      return [
        {
          ...way,
          end: beside?.end ?? match.end,
          filter,
          cost,
          narrowed: way.narrowed + 1,
          ...(unclear ? { unclear } : {}),
          ...(beside && !beside.unclear ? { others: beside.value as string[] } : {}),
        },
      ];
    }),
  );
}

/** 'Not assigned to Priya' is whatever somebody else has too, and not what nobody has. */
export const isNotTo = ({ tokens, slots }: Ground, from: number, end: number): boolean =>
  /^(?:assigned|asignad[oa]s?)$/.test(tokens[end - 1]?.text ?? '') &&
  tokens.slice(from, end).some(({ text }) => /^(?:not|no|sin)$|n't$/.test(text)) &&
  /^(?:to|a|al)$/.test(tokens[end]?.text ?? '') &&
  (['en', 'es'] as const).some((tongue) => (slots.owner?.(end + 1, tongue) ?? []).length > 0);

/** What 'nobody has started' may well be somebody's: 'has' belongs to what has not happened. */
export const isNotYet = ({ tokens }: Ground, from: number, end: number): boolean =>
  /(?:^| )(?:(?:nobody|noone|no one) (?:has|have)|(?:has|have) (?:nobody|noone|no one))$/.test(
    tokens
      .slice(from, end)
      .map(({ text }) => text)
      .join(' '),
  ) && happened.test(tokens[end]?.text ?? '');
const happened =
  /^(?:(?!need|pick|claim|grab)\p{L}{2,}ed|begun|done|written|read|seen|sent|paid|put|set|made|given|chosen|been|even|yet|ever)$/u;

/** The rules whose first word may stand there. */
export function rulesAt(
  ground: Ground,
  at: number,
  tongue: Tongue,
  place: 'before' | 'after' | 'any',
): readonly FilterRule[] {
  if (!ground.tokens[at]) return [];
  return filterRules.filter(
    (rule) => rule.tongue === tongue && (place === 'any' || rule.place === 'both' || rule.place === place),
  );
}

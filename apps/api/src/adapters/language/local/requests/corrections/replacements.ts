import type { Ground } from '../grammar/match';
import type { RequestContext } from '../request';
import { typed } from '../slots/reader';

/** A stretch of tokens. */
export interface Stretch {
  from: number;
  to: number;
}

/** What a single value may stand in place of, by the slot that reads it; a name may be anybody's that it replaces. */
const kinds = [
  { now: 'person', before: 'namesake' },
  { now: 'day', before: 'day' },
  { now: 'column', before: 'column' },
  { now: 'known', before: 'known' },
  { now: 'span', before: 'span' },
] as const;
/** What stands before the value in the second try: 'make that Monday', 'a Declan'. */
const lead =
  /^(?:to|for|by|on|at|as|in|with|make|it|that|should|be|is|put|a|al|para|el|con|en|por|que|sea|pon|-la|-lo|de|give|assign|of)$/;
const mostLead = 4;
/** Behind a value the wish goes on with one of these. */
const goesOn =
  /^(?:and|y|e|then|also|please|pls|plz|thanks|thx|instead|with|about|to|for|by|on|before|con|para|sobre|porfa|gracias|por|but|pero|so|because|since|too|tambien|cheers|obviously|of|de|en|as|como|is|goes|one|ticket|task)$/;
/** A value costs less than what only may be one. */
const mostCost = 2;

/** Messages in which what was said last stands in place of what it corrects, the likeliest first. */
export function replacementsFor(
  ground: Ground,
  context: RequestContext,
  before: Stretch,
  after: Stretch,
): string[] {
  const found: { message: string; order: number }[] = [];
  for (let skipped = 0; skipped <= mostLead; skipped += 1) {
    const at = after.from + skipped;
    if (skipped > 0 && !lead.test(ground.tokens[at - 1]?.text ?? '')) break;
    kinds.forEach((kind, index) => {
      const value = bestAt(ground, kind.now, at, after.to);
      const old = value && lastIn(ground, kind.before, before);
      if (value && old)
        found.push({
          message: replaced(ground, context, before, old, { from: at, to: value }, after.to),
          order: index + 10 * skipped,
        });
    });
  }
  return found.sort((a, b) => a.order - b.order).map(({ message }) => message);
}

/** Where the longest certain value that begins at a token ends, with nothing behind it that it does not explain. */
function bestAt(ground: Ground, slot: string, at: number, until: number): number | null {
  const ends = (['en', 'es'] as const).flatMap((tongue) =>
    at < until
      ? (ground.slots[slot]?.(at, tongue) ?? []).flatMap(({ end, cost, unclear }) =>
          // A name that several have is one all the same.
          end <= until && (unclear ? unclear.why === 'several' : cost < mostCost) ? [end] : [],
        )
      : [],
  );
  const whole = ends.filter((end) => isBoundary(ground, end, until));
  return whole.length > 0 ? Math.max(...whole) : null;
}

function isBoundary({ tokens }: Ground, at: number, until: number): boolean {
  const token = tokens[at];
  return at >= until || token === undefined || token.kind === 'mark' || goesOn.test(token.text);
}

/** The last value of that kind before the correction. */
function lastIn(ground: Ground, slot: string, { from, to }: Stretch): Stretch | null {
  let last: Stretch | null = null;
  for (let at = to - 1; at >= from && (!last || at >= last.from - 5); at -= 1) {
    const end = longestAt(ground, slot, at, to);
    if (end !== null && (!last || end >= last.to)) last = { from: at, to: end };
  }
  return last;
}

function longestAt(ground: Ground, slot: string, at: number, until: number): number | null {
  const ends = (['en', 'es'] as const).flatMap((tongue) =>
    (ground.slots[slot]?.(at, tongue) ?? []).flatMap(({ end, cost, unclear }) =>
      end <= until && !unclear && cost < mostCost ? [end] : [],
    ),
  );
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** The message up to the correction with the new value in place of the old one, and what stands behind it. */
export function replaced(
  ground: Ground,
  context: RequestContext,
  before: Stretch,
  old: Stretch,
  now: Stretch,
  until: number,
): string {
  const reader = { tokens: ground.tokens, context };
  const rest = typed(reader, now.to, until);
  // 'About the price list' belongs to what stands before the correction.
  const joined = /^,\s*(?=(?:about|with|to|for|on|of|sobre|con|de|para|en|a)\b)/i;
  return [
    typed(reader, before.from, old.from),
    typed(reader, now.from, now.to),
    typed(reader, old.to, before.to),
    rest.replace(joined, ''),
  ]
    .filter((part) => part !== '')
    .join(' ')
    .replace(/ (?=[,.;:!?])/g, '');
}

import { fullName } from '@tavla/shared/full-name';
import { fold } from '@/adapters/language/fold-text';
import { ToolRefused } from '@/adapters/language/toolbox';
import type { Desk } from '../desk';

type Human = Desk['asked']['people'][number];

/** What a tool says in place of what the role of whoever asks keeps from them. */
export const unseen = {
  people: 'The role of whoever asks does not allow them to see their colleagues.',
  departments: 'The role of whoever asks does not allow them to see departments.',
};

/**
 * Whom a model means: by a mark, as 'me', or by a name that one person has.
 * @throws ToolRefused where nobody or more than one is called so
 */
export function personNamed({ asked, sources }: Desk, words: string): Human {
  const id = /^(?:me|yo)$/i.test(words.trim()) ? asked.me : personMarked(sources.of(words));
  const named = id === undefined ? called(asked.people, words) : asked.people.filter((one) => one.id === id);
  const active = named.filter(({ isActive }) => isActive);
  const [only, other] = active.length > 0 ? active : named;
  if (!only) throw new ToolRefused(`Nobody is called ${words.slice(0, 80)}.`);
  if (other) throw new ToolRefused(`More than one is called ${words.slice(0, 80)}: ask which one is meant.`);
  return only;
}

const personMarked = (source: ReturnType<Desk['sources']['of']>) =>
  source?.kind === 'person' ? source.id : undefined;

function called(people: readonly Human[], words: string): Human[] {
  const wanted = fold(words).trim();
  const whole = people.filter((one) => fold(fullName(one)) === wanted);
  if (whole.length > 0) return whole;
  return people.filter(({ firstName, lastName }) =>
    [firstName, lastName].some((name) => fold(name) === wanted),
  );
}

import type { Asked } from './asked';

type People = Asked['people'];

/** People who are kept, of all companies together: with what is worked out of their names some kilobytes each. */
const most = 10_000;
/** Oldest use first. */
const known = new Map<string, { text: string; people: People }>();

/**
 * A company's people as the list that was given before, where it says the same. What is worked out of a list, such as
 * an index of names, is found by the list itself, and so is not worked out anew for each message.
 */
export function samePeople(organizationId: string, people: People): People {
  const text = JSON.stringify(people);
  const before = known.get(organizationId);
  const kept = before?.text === text ? before : { text, people };
  known.delete(organizationId);
  if (people.length > most) return people;
  known.set(organizationId, kept);
  let count = [...known.values()].reduce((sum, one) => sum + one.people.length, 0);
  for (const [oldest, one] of known) {
    if (count <= most) break;
    known.delete(oldest);
    count -= one.people.length;
  }
  return kept.people;
}

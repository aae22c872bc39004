import type { FailedRow } from '@tavla/shared/contracts/user-import';
import { say } from '@tavla/shared/error-words';
import type { Words } from '@tavla/shared/words';
import { failure } from '@/http/errors/errors';
import type { CompanyFacts, PlannedPerson } from './plan-import';

/**
 * Finds each person's manager, in the company or further up or down in the file. Who names nobody there is, is
 * part of a circle, or reports to somebody who fails, fails too.
 * @returns the others, managers before those who report to them
 */
export function linkManagers(
  candidates: PlannedPerson[],
  facts: CompanyFacts,
  lines: Map<string, number>,
): { people: PlannedPerson[]; failed: FailedRow[] } {
  const byEmail = new Map(candidates.map((person) => [person.email, person]));
  const failed = new Map<string, FailedRow>();
  const fail = (person: PlannedPerson, words: Words) =>
    failed.set(person.email, { line: person.line, email: person.email, ...failure(words) });

  const reports = new Map<string, PlannedPerson[]>();
  const roots: PlannedPerson[] = [];
  for (const person of candidates) {
    const inFile = byEmail.get(person.manager);
    if (inFile) {
      person.managerId = inFile.id;
      const others = reports.get(person.manager);
      if (others) others.push(person);
      else reports.set(person.manager, [person]);
      continue;
    }
    const words = person.manager ? lookUp(person, facts, lines) : undefined;
    if (words) fail(person, words);
    roots.push(person);
  }

  const people: PlannedPerson[] = [];
  const seen = new Set<string>();
  const queue = roots;
  for (const person of queue) {
    seen.add(person.email);
    if (failed.has(person.manager)) fail(person, notImported(person));
    if (!failed.has(person.email)) people.push(person);
    queue.push(...(reports.get(person.email) ?? []));
  }

  // Whoever is not reached from above is in a circle of managers or below one.
  const unreached = candidates.filter(({ email }) => !seen.has(email));
  const circles = findCircles(unreached, byEmail);
  for (const person of unreached) {
    const circle = circles.get(person.email);
    fail(person, circle ?? notImported(person));
  }
  return { people, failed: [...failed.values()] };
}

const notImported = ({ manager }: PlannedPerson) => say('row-manager-not-imported', { manager });

/** Sets the manager who is in the company already; answers why that is not possible. */
function lookUp(person: PlannedPerson, facts: CompanyFacts, lines: Map<string, number>): Words | undefined {
  const { manager } = person;
  const there = facts.people.get(manager);
  if (there) {
    if (there.blocked) return say('row-manager-inactive', { manager });
    person.managerId = there.id;
    return undefined;
  }
  if (lines.has(manager)) return notImported(person);
  return say('row-unknown-manager', { manager });
}

/** Why the members of each circle fail, by address. Follows every link once. */
function findCircles(unreached: PlannedPerson[], byEmail: Map<string, PlannedPerson>): Map<string, Words> {
  const circles = new Map<string, Words>();
  const done = new Set<string>();
  for (const start of unreached) {
    const way: string[] = [];
    const place = new Map<string, number>();
    let next: PlannedPerson | undefined = start;
    for (; next && !done.has(next.email) && !place.has(next.email); next = byEmail.get(next.manager)) {
      place.set(next.email, way.length);
      way.push(next.email);
    }
    const circle = next && place.has(next.email) ? way.slice(place.get(next.email)) : [];
    const shown = circle.length > 8 ? [...circle.slice(0, 7), '…'] : [...circle, ...circle.slice(0, 1)];
    const words = say('row-manager-circle', { circle: shown.join(' → ') });
    for (const email of circle) circles.set(email, words);
    for (const email of way) done.add(email);
  }
  return circles;
}

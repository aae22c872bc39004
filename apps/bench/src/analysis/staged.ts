import { addMeeting, emptyScore, type Score } from '../score-analysis';
import { readStaged } from './read-staged';

/** Scripted meetings as written, with and without their speakers, and as our recogniser hears them. */
export async function measureStaged(): Promise<void> {
  console.log(
    '\n| transcript | items P | items R | owner, named or none | owner, "I\'ll" | wrong owner | due date | decisions P | decisions R | updates P | updates R |\n|---|---|---|---|---|---|---|---|---|---|---|',
  );
  for await (const { title, meetings } of readStaged()) {
    const score = emptyScore();
    for (const { analysis, truth } of meetings) addMeeting(score, analysis, truth);
    console.log(`| ${title} | ${row(score).join(' | ')} |`);
  }
}

function row({ items, owners, due, decisions, updates }: Score): string[] {
  const of = (right: number, all: number) => (all === 0 ? '–' : `${right}/${all}`);
  return [
    of(items.right, items.found),
    of(items.right, items.wanted),
    of(owners.spoken.right, owners.spoken.of),
    of(owners.self.right, owners.self.of),
    String(owners.wrong),
    of(due.right, due.of),
    of(decisions.right, decisions.found),
    of(decisions.right, decisions.wanted),
    of(updates.right, updates.found),
    of(updates.right, updates.wanted),
  ];
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTalks } from './search.test-kit';

const { addTalk, search } = useTalks();
/** Lines of a block of the index. */
const blockLines = 250;
const people = ['Bo', 'Priya Shah'];
const queries = ['budget', 'harbour', 'budget harbour'];

type Line = [speaker: string, text: string];
const spoken = fc.tuple(
  fc.constantFrom(...people),
  fc.constantFrom('The budget.', 'A harbour.', 'The budget of the harbour.'),
);
/** Some lines that say something, among many that do not, of everybody. */
const block = fc.array(fc.tuple(fc.nat(blockLines - 1), spoken), { maxLength: 2 }).map((some) =>
  Array.from({ length: blockLines }, (_, at): Line => {
    const said = some.find(([place]) => place === at)?.[1];
    return said ?? [people[at % people.length] ?? '', 'Nothing of note.'];
  }),
);
const talk = fc.array(block, { minLength: 3, maxLength: 3 });

/** Whether the speaker says one of the words in a block in which all of them are said. */
function isSaid(blocks: Line[][], q: string, speaker: string): boolean {
  const words = q.split(' ');
  return blocks.some(
    (lines) =>
      words.every((word) => lines.some(([, text]) => text.includes(word))) &&
      lines.some(([who, text]) => who === speaker && words.some((word) => text.includes(word))),
  );
}

test('whatever a speaker says is found in whichever block it is, and no page is empty before the last', async () => {
  const all = new Map<string, Line[][]>();
  for (const [at, blocks] of fc.sample(talk, { seed: 7, numRuns: 10 }).entries()) {
    const day = `2026-03-${String(28 - at).padStart(2, '0')}`;
    all.set(day, blocks);
    await addTalk(day, { day, lines: blocks.flat() });
  }
  for (const q of queries)
    for (const speaker of people) {
      const found: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await search({ q, speaker, limit: '2', ...(cursor && { cursor }) });
        if (page.nextCursor !== null) expect(page.data, q).not.toEqual([]);
        for (const { name, hits } of page.data) {
          expect(hits.map((hit) => hit.speaker)).toEqual(hits.map(() => speaker));
          found.push(name);
        }
        cursor = page.nextCursor;
      }
      const said = [...all].filter(([, blocks]) => isSaid(blocks, q, speaker)).map(([day]) => day);
      expect(found, `${speaker}: ${q}`).toEqual(said);
      expect(said.length).toBeGreaterThan(0);
    }
});

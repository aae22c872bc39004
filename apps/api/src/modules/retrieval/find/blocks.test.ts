import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { Asking } from '../retrieval.test-kit';
import { findBlocks } from './blocks.repo';
import { blockQuery, termsOf } from './term';
import { stemWords } from './terms.repo';

const app = useTestApp();

/** The lengths of the lines of each block that has a word. */
async function read({ company }: Asking, word: string, audioId?: string): Promise<number[][]> {
  const db = app.current.db.forCompany(company.id);
  const scope =
    audioId === undefined ? ({ of: 'everything' } as const) : ({ of: 'meeting', audioId } as const);
  const asker = { db, viewerId: company.member.id, about: { language: 'en', limit: 10, scope } } as const;
  const terms = termsOf(await stemWords(db, [word]), 'en');
  const blocks = await findBlocks(
    asker,
    terms.map((term) => blockQuery(company.id, term)),
  );
  return blocks.map(({ lines }) => lines.map(([, , , , text]) => text.length));
}

test('of a line no more is read than is found of it, and of many long ones few blocks, the best first', async () => {
  const here = new Asking(app.current, await app.current.addCompany());
  const line = `emu ${'la '.repeat(6_665)}`.slice(0, 19_990);
  const audioId = await here.talk(Array.from({ length: 250 * 6 }, () => line));
  const blocks = await read(here, 'emu', audioId);
  expect(new Set(blocks.flat())).toEqual(new Set([2_000]));
  expect(blocks).toHaveLength(4);
  // As much as people say in as many lines is read whole.
  const usual = await here.talk(Array.from({ length: 250 * 6 }, () => line.slice(0, 250)));
  expect((await read(here, 'emu', usual)).flat()).toEqual(Array.from({ length: 250 * 6 }, () => 250));
});

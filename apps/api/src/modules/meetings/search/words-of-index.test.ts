import type { FoundMeeting } from '@tavla/shared/contracts/transcripts';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import { beforeEach, expect, test } from 'vitest';
import { Asking } from '@/modules/retrieval/retrieval.test-kit';
import { useTestApp } from '@/test/test-app';

const app = useTestApp();
let here: Asking;
beforeEach(async () => {
  here = new Asking(app.current, await app.current.addCompany());
});

/** What is marked in the lines that a search finds. */
async function marked(q: string): Promise<string[]> {
  const query = new URLSearchParams({ q });
  const answer = await app.current.as(here.company.member).get(`/api/v1/transcripts/search?${query}`);
  return answer
    .json<{ data: FoundMeeting[] }>()
    .data.flatMap(({ hits }) =>
      hits.flatMap(({ text, ranges }) => ranges.map(([from, to]) => text.slice(from, to))),
    );
}

test('what stands beside a word is no part of it, in meetings and in what is written', async () => {
  await here.talk(['¿Qué pasó con el envío? «Hola»—dijo… l’été\u00a0ici.'], { language: 'es' });
  await here.talk(['Write to kim@harbour.example, e-mail or off_site/plan.pdf: 3.75 kg (Anne-Marie’s).']);
  for (const [q, found] of [
    ['que', ['Qué']],
    ['envio', ['envío']],
    ['hola', ['Hola']],
    ['dijo', ['dijo']],
    ['l’été', ['l', 'été']],
    ['ici', ['ici']],
    ['harbour', ['harbour']],
    ['kim@harbour.example', ['kim', 'harbour', 'example']],
    ['e-mail', ['e', 'mail']],
    ['off_site', ['off', 'site']],
    ['plan.pdf', ['plan', 'pdf']],
    ['3.75', ['3', '75']],
    ['anne-marie', ['Anne', 'Marie']],
    ['marie’s', ['Marie', 's']],
  ] as const)
    expect(await marked(q), q).toEqual(found);
  await here.task('¿Quién lleva el “kayak”?', 'La canoa—también.');
  for (const q of ['kayak', 'canoa', 'tambien']) expect(await here.texts(q), q).toHaveLength(1);
});

test('a name is found with the letters of another keyboard, and the other way round', async () => {
  await here.talk(['We asked Łukasz, Dvořák, Kjær and Weiß.']);
  await here.talk(['And Lukasz, Dvorak, Kjaer and Weiss?']);
  for (const names of [
    ['Łukasz', 'Lukasz'],
    ['Dvořák', 'Dvorak'],
    ['Kjær', 'Kjaer'],
    ['Weiß', 'Weiss'],
  ])
    for (const q of names) {
      expect((await marked(q)).toSorted(), q).toEqual(names.toSorted());
      expect(await here.ask(q), q).toHaveLength(2);
    }
});

test('the database folds every letter as the server does', async () => {
  const blocks = [
    [0x41, 0x5a],
    [0xc0, 0x24f],
    [0x370, 0x52f],
    [0x1e00, 0x1fff],
    [0x3040, 0x30ff],
    [0xac00, 0xac20],
  ] as const;
  const letters = blocks
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .filter((letter) => /\p{L}/u.test(letter));
  const { rows } = await app.current.db.pool.query<{ letter: string; folded: string }>(
    'select letter, folded(letter) as folded from unnest($1::text[]) l (letter)',
    [letters],
  );
  const other = rows.filter(({ letter, folded }) => plainLetters(letter) !== folded);
  expect(other).toEqual([]);
});

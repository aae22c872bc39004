import { beforeEach, expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { Asking } from './retrieval.test-kit';

const app = useTestApp();
let here: Asking;

beforeEach(async () => {
  here = new Asking(app.current, await app.current.addCompany());
});

test('words are found in other forms, in English and in Spanish, and without accents', async () => {
  await here.talk(['She was painting the fences.']);
  await here.talk(['Pintamos las vallas ayer.'], { language: 'es' });
  await here.task('Contar las migraciones', 'Lucía las conoce.');
  expect(await here.texts('Who paints a fence?')).toEqual(['She was painting the fences.']);
  const es = { language: 'es' } as const;
  expect(await here.texts('¿Quién va a pintar la valla?', es)).toEqual(['Pintamos las vallas ayer.']);
  for (const question of ['¿Qué hay de la migración?', '¿Y lucia?'])
    expect(await here.texts(question, es), question).toEqual(['Contar las migraciones\nLucía las conoce.']);
});

test('a name or a word with a slip is found where nothing has it as it is typed', async () => {
  await app.current.db.prisma.user.updateMany({
    where: { id: here.company.admin.id },
    data: { firstName: 'Jóhnson', lastName: 'Quist' },
  });
  await here.talk(['Johnson writes the report.']);
  await here.task('Move the warehouse');
  expect(await here.texts('What about Jonson?')).toEqual(['Johnson writes the report.']);
  expect(await here.texts('the warehuose')).toEqual(['Move the warehouse']);
  expect(await here.texts('the repotr')).toEqual(['Johnson writes the report.']);
  await here.task('Call Jonson');
  expect(await here.texts('What about Jonson?')).toEqual(['Call Jonson']);
});

test('what is corrected or edited is found by its new words, and not by the old', async () => {
  const me = app.current.as(here.company.member);
  const audioId = await here.talk(['A cormorant.']);
  const [line] = await here.ask('cormorant');
  if (line?.kind !== 'meeting') throw new Error('nothing found');
  await me.patch(`/api/v1/audios/${audioId}/segments/${line.segmentIds[0]}`, {
    text: 'A heron.',
    version: 1,
  });
  const taskId = await here.task('Feed the gannet', 'With herring.');
  await me.patch(`/api/v1/tasks/${taskId}`, { title: 'Feed the puffin', description: 'With sprats.' });
  const messageId = await here.message('About the curlew.', { taskId });
  await app.current.db.prisma.chatMessage.updateMany({
    where: { id: messageId },
    data: { content: 'About the snipe.' },
  });
  await here.decided(audioId, 'We keep the owl');
  await here.decided(audioId, 'We keep the kestrel');
  for (const old of ['cormorant', 'gannet', 'herring', 'curlew', 'owl'])
    expect(await here.ask(old), old).toEqual([]);
  for (const found of ['heron', 'puffin', 'sprats', 'snipe', 'kestrel'])
    expect(await here.ask(found), found).toHaveLength(1);
});

test('of a long text the piece is told that has the words', async () => {
  const taskId = await here.task(
    'Read',
    `${'Nothing of note here. '.repeat(200)}The pelican is in the attic.`,
  );
  const messageId = await here.message('The book.', { taskId });
  const page = (text: string) => `${text}\n\n${'A line of a table\n'.repeat(100)}`;
  await here.file('book-2026.txt', `${page('Of toads.')}${page('Of newts.')}${page('Of frogs.')}`, messageId);
  const [pelican] = await here.texts('pelican');
  expect(pelican).toMatch(/^Read\n.*The pelican is in the attic\.$/s);
  expect(pelican?.length).toBeLessThan(1_500);
  const newts = await here.texts('newts');
  expect(newts).toHaveLength(1);
  expect(newts[0]).toMatch(/Of newts\./);
  // A file is known by its name, too.
  expect((await here.ask('the book of 2026')).some(({ kind }) => kind === 'file')).toBe(true);
});

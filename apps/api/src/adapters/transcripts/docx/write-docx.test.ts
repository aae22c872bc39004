import fc from 'fast-check';
import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import { unpackedSize } from '../../attachments/zip-size';
import { writeDocx } from './write-docx';

const read = async (file: Uint8Array) => (await mammoth.extractRawText({ buffer: Buffer.from(file) })).value;
/** Whatever somebody says, is called, or has pasted, with what XML gives a meaning or does not know. */
const words = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      "'",
      ']]>',
      '</w:t>',
      '<w:p/>',
      '&#0;',
      '=1+1',
      '\u0007',
      '\uFFFE',
      '\uD800',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  minLength: 1,
  maxLength: 20,
});
const kept = (text: string) =>
  text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Surrogate}/gu, '').replace(/\r\n?/g, '\n');

test('a document says what it was given, whatever signs that has, and nothing in it is markup', async () => {
  await fc.assert(
    fc.asyncProperty(words, words, async (speaker, text) => {
      const file = await writeDocx(text, [{ kind: 'line', speaker, text, time: '0:01' }]);
      expect((await read(file)).trimEnd()).toBe(kept(`0:01 ${speaker}: ${text}`).trimEnd());
    }),
    { numRuns: 60 },
  );
});

test('each kind of piece has the style that Word knows by its name', async () => {
  const file = await writeDocx('Retro', [
    { kind: 'title', text: 'Retro' },
    { kind: 'heading', text: 'Topics' },
    { kind: 'topic', text: 'Logs', time: '0:01' },
    { kind: 'bullet', text: 'They are full.', time: null },
    { kind: 'line', speaker: 'Åsa', text: 'Hello', time: '0:02' },
  ]);
  const { value, messages } = await mammoth.convertToHtml({ buffer: Buffer.from(file) });
  // The reader has no name of its own for a title.
  expect(messages.map(({ message }) => message)).toEqual([expect.stringContaining("'Title'")]);
  expect(value).toBe(
    '<p>Retro</p><h1>Topics</h1><h2>Logs 0:01</h2><ul><li>They are full. </li></ul>' +
      '<p>0:02<strong> Åsa:</strong> Hello</p>',
  );
});

test('an archive says how much is in it', async () => {
  const line = { kind: 'paragraph', text: 'x'.repeat(1_000) } as const;
  const sizeOf = async (count: number) =>
    unpackedSize(
      await writeDocx(
        '',
        Array.from({ length: count }, () => line),
      ),
    );
  const [one, many] = [await sizeOf(1), await sizeOf(5_001)];
  expect(many?.entries).toBe(7);
  const each = '<w:p><w:r><w:t xml:space="preserve"></w:t></w:r></w:p>'.length + 1_000;
  expect((many?.bytes ?? 0) - (one?.bytes ?? 0)).toBe(5_000 * each);
});

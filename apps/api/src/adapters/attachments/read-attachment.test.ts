import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { attachmentMax } from '@tavla/shared/limits';
import { afterAll, expect, test } from 'vitest';
import { TextWork } from '@/adapters/text-work/text-work';
import { createTextWork } from '@/create-text-work';
import { makeZip } from '@/test/make-zip';
import { AttachmentUnreadable } from './attachment-unreadable';
import { docx, paragraph, pdf, png, row, xlsx } from './documents.test-kit';
import { placeOfLine } from './file-parts';
import { readAttachment } from './read-attachment';

const work = createTextWork();
afterAll(() => work.close());
const read = (name: string, bytes: Uint8Array) => readAttachment(work, name, bytes, { organizationId: 'us' });
const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const reasonOf = (name: string, bytes: Uint8Array) =>
  read(name, bytes).then(
    () => null,
    (error) => (error instanceof AttachmentUnreadable ? error.reason : error),
  );

/** Each line that says something, with where it stands. */
async function placed(name: string, bytes: Uint8Array) {
  const { text, parts } = await read(name, bytes);
  const lines = text.split('\n').map((line, at) => [line, placeOfLine(parts, at + 1, line)] as const);
  return lines.filter(([line]) => line !== '');
}

const said = 'The posters cost 420 euros';

test.each([
  ['offer.pdf', pdf([said])],
  ['Offer.DOCX', docx(paragraph(said))],
  ['offer.txt', Buffer.from('\uFEFFThe posters\r\ncost 420 euros')],
  ['offer.csv', Buffer.from('The posters;cost 420 euros')],
])('reads %s', async (name, bytes) => {
  const { text, reading } = await read(name, bytes);
  expect(text.replace(/[\s;]+/g, ' ')).toBe(said);
  expect(reading).toEqual({ state: 'all', upTo: null });
});

test('knows on which page something stands', async () => {
  expect(await placed('offer.pdf', pdf(['One', 'Two', 'Three']))).toEqual([
    ['One', { kind: 'page', number: 1 }],
    ['Two', { kind: 'page', number: 2 }],
    ['Three', { kind: 'page', number: 3 }],
  ]);
});

test('knows in which cells of which sheet', async () => {
  const sheets = {
    Budget: row(1, 'Posters', 420) + row(4, '', '', 'of  it\n20 spare'),
    'Plan 2': row(1, 'May'),
  };
  expect(await placed('budget.xlsx', xlsx(sheets))).toEqual([
    ['# Budget', null],
    ['Posters\t420', { kind: 'cells', sheet: 'Budget', cells: 'A1:B1' }],
    ['\t\tof  it 20 spare', { kind: 'cells', sheet: 'Budget', cells: 'C4' }],
    ['# Plan 2', null],
    ['May', { kind: 'cells', sheet: 'Plan 2', cells: 'A1' }],
  ]);
});

test('knows in which row of a table, and in which line of a text', async () => {
  const [, , last] = await placed('a.csv', Buffer.from('name,note\n"Ada","two\nlines"\nBob,none'));
  expect(last).toEqual(['Bob,none', { kind: 'row', number: 3 }]);
  const [, second] = await placed('a.md', Buffer.from('# One\r\n\r\nTwo'));
  expect(second).toEqual(['Two', { kind: 'line', number: 3 }]);
});

test('knows below which heading of a document, and reads its tables by rows', async () => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
  const body = [
    paragraph('Before'),
    paragraph('The costs', 'Heading1'),
    paragraph('420 euros'),
    `<w:tbl><w:tr>${cell('Ink')}${cell('7')}</w:tr><w:tr>${cell('Paper')}${cell('9')}</w:tr></w:tbl>`,
  ].join('');
  const costs = { kind: 'heading', text: 'The costs' };
  expect(await placed('offer.docx', docx(body))).toEqual([
    ['Before', null],
    ['The costs', costs],
    ['420 euros', costs],
    ['Ink\t7', costs],
    ['Paper\t9', costs],
  ]);
});

test('keeps the start of a sheet in whose every cell a long text stands once more', async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
  );
  const bytes = xlsx(
    { Bomb: rows.join('') },
    'sharedStrings',
    `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`,
  );
  const { text, reading } = await read('bomb.xlsx', bytes);
  expect(text.length).toBe(400_000);
  expect(reading).toEqual({ state: 'part', upTo: { kind: 'cells', sheet: 'Bomb', cells: 'A14' } });
});

test('reads a spreadsheet with a number that is no date where dates are', async () => {
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
  const dates =
    '<row r="1"><c r="A1" s="1"><v>1e300</v></c><c r="B1" s="1"><v>46000</v></c><c r="C1"><v>7</v></c></row>';
  const { text } = await read('dates.xlsx', xlsx({ Budget: dates }, 'styles', styles));
  expect(text).toBe('# Budget\n\t2025-12-09\t7');
});

test('reads text of any of the usual encodings', async () => {
  const textOf = async (bytes: Uint8Array) => (await read('note.md', bytes)).text;
  expect(await textOf(Buffer.from('Möte på måndag'))).toBe('Möte på måndag');
  expect(await textOf(Buffer.from('Möte på måndag', 'latin1'))).toBe('Möte på måndag');
  expect(await textOf(Buffer.from('\uFEFFMöte', 'utf16le'))).toBe('Möte');
});

test('keeps the start of a long text, also where that ends inside a character', async () => {
  const { text, reading } = await read('long.txt', Buffer.from('a\u{1F600}'.repeat(500_000)));
  expect([text.length, reading.state]).toEqual([400_000, 'part']);
  expect(text.startsWith('a\u{1F600}a')).toBe(true);
  const halved = (await read('long.txt', Buffer.from('\u{1F600}'.repeat(500_000).replace(/^/, 'a')))).text;
  expect(halved).not.toMatch(/\p{Surrogate}/u);
});

test('says of which pages it could read nothing', async () => {
  const { text, reading } = await read('offer.pdf', pdf(['Posters', '', ' ', '', 'Flyers', '']));
  expect(text).toMatch(/^Posters\s+Flyers$/);
  const withoutText = [
    { from: 2, to: 4 },
    { from: 6, to: 6 },
  ];
  expect(reading).toEqual({ state: 'part', upTo: null, withoutText });
});

test('says of a scan that it has no text, and of a picture what it is', async () => {
  expect(await read('scan.pdf', pdf(['', ' ']))).toMatchObject({ text: '', reading: { state: 'nothing' } });
  expect(await read('photo.jpg', png(640, 480))).toEqual({
    ...{ text: '', parts: [], mimeType: 'image/png' },
    reading: { state: 'picture', upTo: null },
  });
});

test('refuses by name what it cannot read, and says what to do', async () => {
  await expect(read('run.exe', Buffer.from('x'))).rejects.toThrow(
    /"run\.exe" cannot be attached\. Attach PDF/,
  );
  await expect(read('old.doc', oldOffice)).rejects.toThrow(/Save it as \.docx/);
  await expect(read('all.zip', makeZip({}))).rejects.toThrow(/Unpack it/);
  expect(await reasonOf('no extension', Buffer.from('x'))).toBe('type');
  expect(await reasonOf('large.txt', Buffer.alloc(attachmentMax + 1, 'a'))).toBe('size');
  expect(await reasonOf('none.txt', Buffer.alloc(0))).toBe('empty');
});

test('refuses what is something else than its name says', async () => {
  expect(await reasonOf('offer.docx', pdf(['x']))).toEqual({ reallyIs: '.pdf' });
  expect(await reasonOf('offer.pdf', docx(paragraph('x')))).toEqual({ reallyIs: '.docx' });
  expect(await reasonOf('offer.docx', xlsx({ One: row(1, 'x') }))).toEqual({ reallyIs: '.xlsx' });
  expect(await reasonOf('offer.txt', png(1, 1))).toEqual({ reallyIs: '.png' });
  expect(await reasonOf('renamed.docx', oldOffice)).toEqual({ saveAs: '.docx' });
  expect(await reasonOf('renamed.pdf', Buffer.from('just text'))).toBe('damaged');
  expect(await reasonOf('photo.png', Buffer.from('just text'))).toBe('damaged');
  expect(await reasonOf('binary.txt', Buffer.from([65, 0, 66]))).toBe('damaged');
});

test('refuses what is damaged, protected or a bomb', async () => {
  expect(await reasonOf('half.docx', docx(paragraph('text')).subarray(0, 200))).toBe('damaged');
  expect(await reasonOf('empty.xlsx', makeZip({ 'a.txt': 'a' }))).toBe('damaged');
  const locked = Buffer.concat([oldOffice, Buffer.from('EncryptedPackage', 'utf16le')]);
  expect(await reasonOf('secret.docx', locked)).toBe('protected');
  expect(await reasonOf('secret.pdf', pdf(['x'], { isEncrypted: true }))).toBe('protected');
  expect(await reasonOf('bomb.docx', docx(paragraph('text'), 200 * 2 ** 20))).toBe('limits');
  expect(await reasonOf('large.png', png(10_000, 10_000))).toBe('pixels');
  const many = Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`word/${at}.xml`, 'a']));
  expect(await reasonOf('many.docx', makeZip(many))).toBe('limits');
});

test('of thousands of pages the first are read, and that is said', async () => {
  const { text, reading } = await read('long.pdf', pdf(['Page'], { times: 5_000 }));
  expect(text.match(/Page/g)).toHaveLength(500);
  expect(reading).toEqual({ state: 'part', upTo: { kind: 'page', number: 500 } });
});

test('of a million cells the first are read, and that is said', async () => {
  const { reading } = await read('cells.csv', Buffer.from(`${'1,'.repeat(99)}1\n`.repeat(10_000)));
  expect(reading).toEqual({ state: 'part', upTo: { kind: 'row', number: 2_000 } });
});

test('what is nested without end costs no more than its own process', async () => {
  const deep = '<w:tbl><w:tr><w:tc>'.repeat(100_000);
  expect(['damaged', 'limits']).toContain(await reasonOf('deep.docx', docx(deep)));
  const { text } = await read('offer.docx', docx(paragraph(said)));
  expect(text).toBe(said);
});

test('refuses in words what breaks the process that reads it', async () => {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = fileURLToPath(new URL('../text-work/text-work.test-process.ts', import.meta.url));
  const breaking = new TextWork(['--import', tsx, child]);
  const reading = readAttachment(breaking, 'offer.pdf', pdf(['Posters']), { organizationId: 'us' });
  await expect(reading).rejects.toMatchObject({ name: 'AttachmentUnreadable', reason: 'damaged' });
  await breaking.close();
});

test('reads times and lengths of time in a spreadsheet as such', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[h]:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="22"/><xf numFmtId="46"/><xf numFmtId="164"/></cellXfs></styleSheet>';
  const cells = [
    ['2', 14.5 / 24],
    ['2', 0],
    ['3', 46000 + 14.5 / 24],
    ['3', 46000],
    ['2', 46000 + 1 / 3 + 45 / 86_400],
    ['4', 36 / 24],
    ['5', 100.25 / 24],
    ['1', 2000],
  ].map(([style, value], at) => `<c r="${String.fromCharCode(65 + at)}1" s="${style}"><v>${value}</v></c>`);
  const bytes = xlsx({ Plan: `<row r="1">${cells.join('')}</row>` }, 'styles', styles);
  expect((await read('times.xlsx', bytes)).text.split('\n')[1]?.split('\t')).toEqual([
    '14:30',
    '00:00',
    '2025-12-09 14:30',
    '2025-12-09',
    '2025-12-09 08:00:45',
    '36:00',
    '100:15',
    '1905-06-22',
  ]);
});

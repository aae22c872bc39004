import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { attachmentMax } from '@tavla/shared/limits';
import { afterAll, expect, test } from 'vitest';
import { TextWork } from '@/adapters/text-work/text-work';
import { createTextWork } from '@/create-text-work';
import { makeZip } from '@/test/make-zip';
import { AttachmentUnreadable } from './attachment-unreadable';
import { readAttachment } from './read-attachment';

const work = createTextWork();
afterAll(() => work.close());
const read = (name: string, bytes: Uint8Array) => readAttachment(work, name, bytes, { organizationId: 'us' });

const office = 'http://schemas.openxmlformats.org';
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const relations = (type: string, target: string) =>
  `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
const types = (part: string, type: string) =>
  `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;

function docx(text: string, claim?: number) {
  return makeZip(
    {
      '[Content_Types].xml': types('/word/document.xml', 'wordprocessingml.document'),
      '_rels/.rels': relations('officeDocument', 'word/document.xml'),
      'word/document.xml': `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    },
    claim,
  );
}

function xlsx(rows?: string, more: Record<string, string> = {}) {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = rows ?? `<row r="1">${cell('A1', 'Posters')}<c r="B1"><v>420</v></c></row>`;
  return makeZip({
    '[Content_Types].xml': types('/xl/workbook.xml', 'spreadsheetml.sheet'),
    '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${head}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Budget" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  });
}

/** The relations of a workbook whose cells refer to a second part. */
const withPart = (type: string) => ({
  'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml').replace(
    '</Relationships>',
    `<Relationship Id="rId2" Type="${office}/officeDocument/2006/relationships/${type}" Target="${type}.xml"/></Relationships>`,
  ),
});

function pdf(text: string) {
  const content = `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  return Buffer.from(
    `%PDF-1.4\n${objects.map((body, at) => `${at + 1} 0 obj${body}endobj\n`).join('')}trailer<</Root 1 0 R/Size 6>>\n%%EOF`,
  );
}

const reasonOf = (name: string, bytes: Uint8Array) =>
  read(name, bytes).then(
    () => null,
    (error) => (error instanceof AttachmentUnreadable ? error.reason : error),
  );

test.each([
  ['offer.pdf', pdf('The posters cost 420 euros')],
  ['Offer.DOCX', docx('The posters cost 420 euros')],
  ['offer.txt', Buffer.from('\uFEFFThe posters\r\ncost 420 euros')],
  ['offer.csv', Buffer.from('The posters;cost 420 euros')],
])('reads %s', async (name, bytes) => {
  const { text, isCut } = await read(name, bytes);
  expect(text.replace(/[\s;]+/g, ' ')).toBe('The posters cost 420 euros');
  expect(isCut).toBe(false);
});

test('reads a spreadsheet sheet by sheet', async () => {
  expect((await read('budget.xlsx', xlsx())).text).toBe('# Budget\nPosters\t420');
});

test('keeps the start of a sheet in whose every cell a long text stands once more', async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
  );
  const strings = `${head}<sst xmlns="${office}/spreadsheetml/2006/main"><si><t>${'x'.repeat(30_000)}</t></si></sst>`;
  const bytes = xlsx(rows.join(''), { 'xl/sharedStrings.xml': strings, ...withPart('sharedStrings') });
  const { text, isCut } = await read('bomb.xlsx', bytes);
  expect([text.length, isCut]).toEqual([400_000, true]);
});

test('reads a spreadsheet with a number that is no date where dates are', async () => {
  const styles = `${head}<styleSheet xmlns="${office}/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
  const row =
    '<row r="1"><c r="A1" s="1"><v>1e300</v></c><c r="B1" s="1"><v>46000</v></c><c r="C1"><v>7</v></c></row>';
  const bytes = xlsx(row, { 'xl/styles.xml': styles, ...withPart('styles') });
  expect((await read('dates.xlsx', bytes)).text).toBe('# Budget\n\t2025-12-09\t7');
});

test('reads text of any of the usual encodings', async () => {
  const said = async (bytes: Uint8Array) => (await read('note.md', bytes)).text;
  expect(await said(Buffer.from('Möte på måndag'))).toBe('Möte på måndag');
  expect(await said(Buffer.from('Möte på måndag', 'latin1'))).toBe('Möte på måndag');
  expect(await said(Buffer.from('\uFEFFMöte', 'utf16le'))).toBe('Möte');
  expect(await said(Buffer.alloc(0))).toBe('');
});

test('keeps the start of a long text, also where that ends inside a character', async () => {
  const { text, isCut } = await read('long.txt', Buffer.from('a\u{1F600}'.repeat(500_000)));
  expect([text.length, isCut]).toEqual([400_000, true]);
  expect(text.startsWith('a\u{1F600}a')).toBe(true);
});

test('refuses by name what it cannot read', async () => {
  await expect(read('photo.heic', Buffer.from('x'))).rejects.toThrow(
    /"photo\.heic" cannot be read\. Attach PDF/,
  );
  expect(await reasonOf('no extension', Buffer.from('x'))).toBe('type');
  expect(await reasonOf('old.doc', Buffer.from('x'))).toBe('type');
  expect(await reasonOf('large.txt', Buffer.alloc(attachmentMax + 1, 'a'))).toBe('size');
});

test('refuses what is damaged, protected or a bomb', async () => {
  expect(await reasonOf('renamed.pdf', Buffer.from('just text'))).toBe('damaged');
  expect(await reasonOf('binary.txt', Buffer.from([65, 0, 66]))).toBe('damaged');
  expect(await reasonOf('half.docx', docx('text').subarray(0, 200))).toBe('damaged');
  expect(await reasonOf('empty.xlsx', makeZip({ 'a.txt': 'a' }))).toBe('damaged');
  expect(await reasonOf('secret.docx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe('protected');
  expect(await reasonOf('bomb.docx', docx('text', 200 * 2 ** 20))).toBe('limits');
  const many = Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`word/${at}.xml`, 'a']));
  expect(await reasonOf('many.docx', makeZip(many))).toBe('limits');
});

test('refuses in words what breaks the process that reads it', async () => {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = fileURLToPath(new URL('../text-work/text-work.test-process.ts', import.meta.url));
  const breaking = new TextWork(['--import', tsx, child]);
  const reading = readAttachment(breaking, 'offer.pdf', pdf('Posters'), { organizationId: 'us' });
  await expect(reading).rejects.toMatchObject({ name: 'AttachmentUnreadable', reason: 'damaged' });
  await breaking.close();
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { makeZip } from '@/test/make-zip';
import { useTestApp } from '@/test/test-app';

const app = useTestApp();
const secret = 'what stands in a file of the server';
const reached: string[] = [];
const elsewhere = createServer((request, response) => {
  reached.push(request.url ?? '');
  response.end(secret);
});
let folder: string;
let addresses: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tavla-entity-'));
  await writeFile(path.join(folder, 'secret'), secret);
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  const { port } = elsewhere.address() as AddressInfo;
  addresses = [pathToFileURL(path.join(folder, 'secret')).href, `http://127.0.0.1:${port}/entity`];
});
afterAll(async () => {
  elsewhere.close();
  await rm(folder, { recursive: true, force: true });
});

const office = 'http://schemas.openxmlformats.org';
const relation = (type: string, target: string) =>
  `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
const types = (part: string, type: string) =>
  `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;

/** Each document says "before", then what its entity stands for. */
const documents: Record<string, (doctype: string, entity: string) => Buffer> = {
  'hostile.docx': (doctype, entity) =>
    makeZip({
      '[Content_Types].xml': types('/word/document.xml', 'wordprocessingml.document'),
      '_rels/.rels': relation('officeDocument', 'word/document.xml'),
      'word/document.xml': `<?xml version="1.0"?>${doctype}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>before ${entity}</w:t></w:r></w:p></w:body></w:document>`,
    }),
  'hostile.xlsx': (doctype, entity) =>
    makeZip({
      '[Content_Types].xml': types('/xl/workbook.xml', 'spreadsheetml.sheet'),
      '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
      'xl/workbook.xml': `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
      'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${doctype}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>before ${entity}</t></is></c></row></sheetData></worksheet>`,
    }),
};

/** What is kept of the text of a document that somebody attaches; null when it was refused. */
async function kept(name: string, content: Buffer): Promise<string | null> {
  const { id, member } = await app.current.addCompany();
  const fields = { message: 'Look at this' };
  const answer = await postForm(app.current, member, '/api/v1/chat/new-message', fields, [{ name, content }]);
  expect([200, 413, 415]).toContain(answer.statusCode);
  const { rows } = await app.current.db.pool.query(
    'select text from chat_attachment where "organizationId" = $1',
    [id],
  );
  return rows[0]?.text ?? null;
}

test.each(Object.keys(documents))(
  'the reader of %s reads the test’s document when it has no entity',
  async (name) => {
    expect(await kept(name, documents[name]?.('', 'and after') ?? Buffer.alloc(0))).toContain(
      'before and after',
    );
  },
);

test.each(Object.keys(documents))('%s brings in no file and calls nobody', async (name) => {
  for (const address of addresses) {
    const doctype = `<!DOCTYPE x [<!ENTITY e SYSTEM "${address}">]>`;
    const text = await kept(name, documents[name]?.(doctype, '&e;') ?? Buffer.alloc(0));
    expect(text ?? '').not.toContain(secret);
  }
  expect(reached).toEqual([]);
});

test.each(Object.keys(documents))('%s does not grow from entities of entities', async (name) => {
  const lines = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
  const doctype = `<!DOCTYPE x [<!ENTITY e0 "laughter">${lines.join('')}]>`;
  const text = await kept(name, documents[name]?.(doctype, '&e9;') ?? Buffer.alloc(0));
  expect((text ?? '').length).toBeLessThan(1_000);
});

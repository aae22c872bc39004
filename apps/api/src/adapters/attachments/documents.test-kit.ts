import { makeZip } from '@/test/make-zip';

const office = 'http://schemas.openxmlformats.org';
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const relation = (type: string, target: string, id = 1) =>
  `<Relationship Id="rId${id}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const relations = (...all: string[]) =>
  `${head}<Relationships xmlns="${office}/package/2006/relationships">${all.join('')}</Relationships>`;
const types = (part: string, type: string) =>
  `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;

/** A paragraph of a Word document. */
export const paragraph = (text: string, style?: string) =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A Word document of paragraphs and tables; `claim` is the size that each of its parts says it has. */
export function docx(body: string, claim?: number): Buffer {
  return makeZip(
    {
      '[Content_Types].xml': types('/word/document.xml', 'wordprocessingml.document'),
      '_rels/.rels': relations(relation('officeDocument', 'word/document.xml')),
      'word/document.xml': `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    },
    claim,
  );
}

/** A row of cells from column A on. */
export function row(number: number, ...cells: (string | number)[]): string {
  const written = cells.map((cell, at) => {
    const place = `r="${String.fromCharCode(65 + at)}${number}"`;
    if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
    return cell === '' ? '' : `<c ${place} t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${number}">${written.join('')}</row>`;
}

/** An Excel file: rows by sheet, and a part that their cells refer to. */
export function xlsx(sheets: Record<string, string>, type?: 'styles' | 'sharedStrings', part = ''): Buffer {
  const names = Object.keys(sheets);
  const listed = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const files = Object.values(sheets).map((rows, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `${head}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  ]);
  const all = names.map((_, at) => relation('worksheet', `worksheets/sheet${at + 1}.xml`, at + 1));
  if (type) all.push(relation(type, `${type}.xml`, 99));
  return makeZip({
    '[Content_Types].xml': types('/xl/workbook.xml', 'spreadsheetml.sheet'),
    '_rels/.rels': relations(relation('officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${head}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(...all),
    ...Object.fromEntries(files),
    ...(type && {
      [`xl/${type}.xml`]: `${head}${part.replace(/^<\w+/, `$& xmlns="${office}/spreadsheetml/2006/main"`)}`,
    }),
  });
}

/** Pages below one node of a PDF's tree. */
const pagesTogether = 500;

/** A PDF with as many pages as asked for each text. */
export function pdf(texts: readonly string[], { times = 1, isEncrypted = false } = {}): Buffer {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '', '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'];
  const add = (object: string) => `${objects.push(object)} 0 R`;
  const pages = texts.flatMap((text) => {
    const content = `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`;
    const contents = add(`<</Length ${content.length}>>stream\n${content}\nendstream`);
    return Array<string>(times).fill(contents);
  });
  const nodes: string[] = [];
  for (let from = 0; from < pages.length; from += pagesTogether) {
    const parent = `${objects.push('')} 0 R`;
    const kids = pages
      .slice(from, from + pagesTogether)
      .map((contents) =>
        add(
          `<</Type/Page/Parent ${parent}/MediaBox[0 0 300 200]/Contents ${contents}/Resources<</Font<</F1 3 0 R>>>>>>`,
        ),
      );
    objects[Number.parseInt(parent, 10) - 1] =
      `<</Type/Pages/Parent 2 0 R/Kids[${kids.join(' ')}]/Count ${kids.length}>>`;
    nodes.push(parent);
  }
  objects[1] = `<</Type/Pages/Kids[${nodes.join(' ')}]/Count ${pages.length}>>`;
  const sign = 'a'.repeat(32);
  if (isEncrypted) objects.push(`<</Filter/Standard/V 1/R 2/O(${sign})/U(${sign})/P -4>>`);
  const lock = isEncrypted
    ? `/Encrypt ${objects.length} 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]`
    : '';
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}${lock}>>\n%%EOF`);
}

/** The start of a PNG of so many pixels. */
export function png(width: number, height: number): Buffer {
  const start = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000806000000', 'hex');
  start.writeUInt32BE(width, 16);
  start.writeUInt32BE(height, 20);
  return start;
}

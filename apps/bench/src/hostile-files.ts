import { deflateSync } from 'node:zlib';

/** A text of a length in characters that repeats a part. */
export const repeat = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

export function differentWords(length: number): string {
  let text = '';
  for (let count = 0; text.length < length; count++) text += `word${count.toString(36)} `;
  return text.slice(0, length);
}

/** A PDF of many pages that are full of words. */
export function pdf(pages: number): Buffer {
  const line = (n: number) => `0 -14 Td (Page ${n}: ${repeat('what was agreed ', 80)}) Tj`;
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '', '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'];
  const kids: string[] = [];
  for (let page = 0; page < pages; page++) {
    const text = Array.from({ length: 50 }, () => line(page)).join('\n');
    const stream = deflateSync(`BT /F1 10 Tf 20 780 Td ${text} ET`).toString('latin1');
    objects.push(`<</Length ${stream.length}/Filter/FlateDecode>>stream\n${stream}\nendstream`);
    const contents = objects.length;
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${contents} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages}>>`;
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`, 'latin1');
}

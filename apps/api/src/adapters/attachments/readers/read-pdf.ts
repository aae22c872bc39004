import type { PlacedText } from './placed-text';

const mostPages = 500;
/** Of the time that reading may take: a document whose pages are slow to find is read as far as that goes. */
const mostMs = 15_000;

/** Reads a PDF page by page: of a hundred thousand pages no more than are kept are looked at. */
export async function readPdf(bytes: Uint8Array, text: PlacedText): Promise<void> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false });
  const last = Math.min(pdf.numPages, mostPages);
  const until = performance.now() + mostMs;
  let number = 1;
  for (; number <= last && !text.isFull && (number === 1 || performance.now() < until); number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    text.begin({ kind: 'page', number });
    const said = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    if (said.trim() === '') text.lack(number);
    text.add(said);
    text.add('');
    page.cleanup();
  }
  if (number <= pdf.numPages) text.cut();
}

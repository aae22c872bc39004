import type { Locator, Page } from '@playwright/test';

/** A picture of two pixels by two. */
export const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGM4YWNjU3GCAUIBACWiBXm4fctXAAAAAElFTkSuQmCC',
  'base64',
);

/** A PDF with a page for each text. */
export function offerPdf(texts: readonly string[]): Buffer {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '', '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'];
  const kids = texts.map((text) => {
    const content = `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`;
    objects.push(`<</Length ${content.length}>>stream\n${content}\nendstream`);
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents ${objects.length} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
    );
    return `${objects.length} 0 R`;
  });
  objects[1] = `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`;
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`);
}

/** Drags files over a place and drops them there, or one of both. */
export async function dropFiles(
  page: Page,
  target: Locator,
  files: readonly { name: string; text: string }[],
  events: readonly ('dragenter' | 'drop')[] = ['dragenter', 'drop'],
): Promise<void> {
  for (const type of events) {
    const dataTransfer = await page.evaluateHandle((all) => {
      const data = new DataTransfer();
      for (const { name, text } of all) data.items.add(new File([text], name));
      return data;
    }, files);
    await target.dispatchEvent(type, { dataTransfer });
  }
}

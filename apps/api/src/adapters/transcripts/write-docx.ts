import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type { Block } from './outline-meeting';

const grey = '666666';

/** A document for Word and its like. */
export async function writeDocx(title: string, blocks: readonly Block[]): Promise<Uint8Array> {
  const document = new Document({
    title: sound(title),
    creator: 'Tavla',
    sections: [{ children: blocks.map(paragraph) }],
  });
  return Packer.toBuffer(document);
}

function paragraph(block: Block): Paragraph {
  const text = sound(block.text);
  if (block.kind === 'title') return new Paragraph({ text, heading: HeadingLevel.TITLE });
  if (block.kind === 'heading') return new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  if (block.kind === 'paragraph') return new Paragraph({ text });
  const time = new TextRun({ text: block.time ?? '', color: grey });
  if (block.kind === 'topic')
    return new Paragraph({
      heading: HeadingLevel.HEADING_2,
      children: [new TextRun(`${text} `), time],
    });
  if (block.kind === 'bullet')
    return new Paragraph({ bullet: { level: 0 }, children: [new TextRun(`${text} `), time] });
  const speaker =
    block.speaker === null ? [] : [new TextRun({ text: ` ${sound(block.speaker)}:`, bold: true })];
  return new Paragraph({ spacing: { after: 120 }, children: [time, ...speaker, new TextRun(` ${text}`)] });
}

/** XML 1.0 has no other control characters (2.2), in a title as little as in a text. */
function sound(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
}

import type { Block } from './outline-meeting';
import { oneLine } from './voices';

/** A document as Markdown (CommonMark 0.31). Names and words are text, whatever signs they hold. */
export function writeMarkdown(blocks: readonly Block[]): string {
  return blocks
    .map((block, at) => {
      const goesOn = block.kind === 'bullet' && blocks[at + 1]?.kind === 'bullet';
      return `${line(block)}${goesOn ? '\n' : '\n\n'}`;
    })
    .join('')
    .replace(/\n+$/, '\n');
}

function line(block: Block): string {
  const text = plain(block.text);
  if (block.kind === 'title') return `# ${text}`;
  if (block.kind === 'heading') return `## ${text}`;
  if (block.kind === 'paragraph') return text;
  if (block.kind === 'topic') return `### ${text} (${block.time})`;
  if (block.kind === 'bullet') return block.time === null ? `- ${text}` : `- ${text} (${block.time})`;
  const speaker = block.speaker === null ? '' : `**${plain(block.speaker)}:** `;
  return `${block.time} ${speaker}${text}`;
}

/** One line without the signs that would mean something in it (2.4), and none at its start that would (4, 5). */
function plain(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_[\]<>&~|]/g, '\\$&')
    .replace(/^(\d{0,9})([#+=.)-])/, '$1\\$2');
}

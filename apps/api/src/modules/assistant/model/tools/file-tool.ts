import { pagesInWords } from '@tavla/shared/chat/pages-in-words';
import { z } from 'zod';
import { partsFrom, placeOfLine } from '@/adapters/attachments/file-parts';
import { markPlaces } from '@/adapters/attachments/mark-places';
import { type Tool, ToolRefused, toolOf } from '@/adapters/language/toolbox';
import { readAttachedText } from '@/modules/chat/attached-text';
import type { Desk } from '../desk';

const partMost = 5_000;
/** No text is longer. */
const farthest = 100_000_000;

/** A part of the text of an attached file. */
export function fileTool({ db, sources }: Desk): Tool {
  return toolOf({
    name: 'read_file',
    description: `The text of an attached file, ${partMost} characters from a place on, with lines such as [page 3] for where they stand; "next" is where it goes on.`,
    input: z.object({
      file: z.string().describe('A mark such as f1'),
      from: z.number().nullable().describe('Characters before that place'),
    }),
    async run({ file, from }) {
      const source = sources.of(file);
      if (source?.kind !== 'file') {
        throw new ToolRefused(`There is no file with the mark ${file.slice(0, 20)}. Find it first.`);
      }
      const start = Math.min(farthest, Math.max(0, Math.floor(from ?? 0)));
      const part = await readAttachedText(db, source.id, start, partMost);
      if (!part) throw new ToolRefused('This file cannot be read.');
      const { name, text, length, parts, line, withoutText } = part;
      const [first = ''] = text.split('\n', 1);
      const place = placeOfLine(parts, line, first);
      const mark = sources.mark({
        kind: 'file',
        id: source.id,
        title: name,
        quote: text.slice(0, 300),
        ...(place && { place }),
      });
      // The database counts characters, not their halves.
      const end = start + [...text].length;
      return {
        mark,
        name,
        text: markPlaces(text, partsFrom(parts, line)),
        length,
        ...(withoutText && { pagesWithoutText: pagesInWords(withoutText) }),
        next: end < length ? end : null,
      };
    },
  });
}

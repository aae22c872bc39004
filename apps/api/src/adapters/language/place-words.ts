import { cellsInWords } from '@tavla/shared/chat/cells-in-words';
import type { FilePlace } from '@tavla/shared/chat/file-places';

interface Nouns {
  page: string;
  row: string;
  line: string;
  below(heading: string): string;
}

const inWords =
  (nouns: Nouns) =>
  (place: FilePlace): string => {
    if (place.kind === 'cells') return cellsInWords(place.sheet, place.cells);
    return place.kind === 'heading' ? nouns.below(place.text) : `${nouns[place.kind]} ${place.number}`;
  };

/** Where something stands in a file, as it follows the file's name. Pure. */
export const englishPlace = inWords({
  ...{ page: 'page', row: 'row', line: 'line' },
  below: (heading) => `below “${heading}”`,
});

/** The same in Spanish. */
export const spanishPlace = inWords({
  ...{ page: 'página', row: 'fila', line: 'línea' },
  below: (heading) => `bajo «${heading}»`,
});

import '@/i18n/answer-catalogue';
import { cellsInWords } from '@tavla/shared/chat/cells-in-words';
import type { FilePlace } from '@tavla/shared/chat/file-places';
import { useTranslation } from 'react-i18next';

/** Where something stands in a file: `p. 3`, `Budget!B12`, `row 812`, or its heading. */
export function FilePlaceText({ place }: { place: FilePlace }) {
  const { t } = useTranslation('answer');
  if (place.kind === 'cells') return cellsInWords(place.sheet, place.cells);
  return place.kind === 'heading' ? place.text : t(`sources.${place.kind}`, { number: place.number });
}

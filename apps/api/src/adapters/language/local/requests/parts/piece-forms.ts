import { englishValues } from './english-values';
import { fillerForms, withdrawing } from './filler-forms';
import type { PieceForm } from './piece';
import { spanishValues } from './spanish-values';
import { textForms } from './text-forms';
import { verbForms } from './verb-forms';

/** Of two that explain as much the earlier one counts. */
export const pieceForms: readonly PieceForm[] = [
  ...withdrawing,
  ...textForms,
  ...verbForms,
  ...englishValues,
  ...spanishValues,
  ...fillerForms,
];

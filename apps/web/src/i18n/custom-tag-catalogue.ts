import { customTag } from './en/board/custom-tag';
import { addTexts } from './i18n';

/** The English texts of the fields of a tag, which import this: the first card does not wait for them. */
export const customTagEnglish = { customTag };

addTexts(customTagEnglish);

import { visibility } from './en/visibility';
import { addTexts } from './i18n';

/**
 * The English texts of who may see a meeting. The drawer that records and the pages of meetings import this; the
 * board shows neither.
 */
export const visibilityEnglish = { visibility };

addTexts(visibilityEnglish);

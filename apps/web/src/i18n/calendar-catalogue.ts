import { calendar } from './en/board/calendar';
import { addTexts } from './i18n';

/** The English texts of the calendar of due dates, which imports this: the first card does not wait for them. */
export const calendarEnglish = { calendar };

addTexts(calendarEnglish);

import { ticket } from './en/ticket';
import { addTexts } from './i18n';

/** The English texts of the drawer of a ticket, which imports this: the board comes without them. */
export const ticketEnglish = { ticket };

addTexts(ticketEnglish);

import { board } from './en/board';
import { confirm } from './en/confirm';
import { fields } from './en/fields';
import { inbox } from './en/inbox';
import { people } from './en/people';
import { thread } from './en/thread';
import { addTexts } from './i18n';

/** The English texts of the board and of what opens above it. Importing this makes them known. */
export const signedInEnglish = { board, confirm, fields, inbox, people, thread };

addTexts(signedInEnglish);

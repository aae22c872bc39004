import { account } from './en/account';
import { admin } from './en/admin';
import { board } from './en/board';
import { confirm } from './en/confirm';
import { fields } from './en/fields';
import { meetings } from './en/meetings';
import { permissions } from './en/permissions';
import { record } from './en/record';
import { ticket } from './en/ticket';
import { users } from './en/users';
import { i18n } from './i18n';

/** The English texts of what only signed-in people see, by area. Importing this makes them known. */
export const signedInEnglish = {
  account,
  board,
  ticket,
  meetings,
  record,
  users,
  admin,
  permissions,
  confirm,
  fields,
};

for (const [area, texts] of Object.entries(signedInEnglish)) i18n.addResourceBundle('en', area, texts);

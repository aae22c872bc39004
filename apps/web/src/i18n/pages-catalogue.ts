import { account } from './en/account';
import { admin } from './en/admin';
import { agents } from './en/developers/agents';
import { tokens } from './en/developers/tokens';
import { webhooks } from './en/developers/webhooks';
import { erasures } from './en/erasures';
import { imports } from './en/imports';
import { meetings } from './en/meetings';
import { permissions } from './en/permissions';
import { sso } from './en/single-sign-on/sso';
import { users } from './en/users';
import { addTexts } from './i18n';
import './record-catalogue';
import './visibility-catalogue';

/** The English texts of the other signed-in pages, which import this. Whoever only sees the board does without. */
export const pagesEnglish = {
  account,
  admin,
  agents,
  erasures,
  imports,
  meetings,
  permissions,
  sso,
  tokens,
  users,
  webhooks,
};

addTexts(pagesEnglish);

import { auth } from './en/auth';
import { common } from './en/common';

/** The English texts that everyone needs, guests included; the other languages will have the same keys. */
export const english = { common, auth };

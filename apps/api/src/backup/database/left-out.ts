/**
 * Tables that do not travel in a backup, with the reason. Every other table does, also one that is made later.
 * Nothing that travels may refer to them (a test holds to that).
 */
const leftOut: readonly { name: RegExp; because: string }[] = [
  { name: /^_prisma_migrations$/, because: 'the manifest lists the migrations' },
  { name: /^(session|refresh_token)$/, because: 'whoever was signed in signs in again' },
  {
    name: /^(api_token|calendar_link)$/,
    because: 'one that was revoked after the backup must not come back',
  },
  {
    name: /^webhook(_delivery)?$/,
    because:
      'a copy must not call the servers that the original calls, nor a secret that was changed come back',
  },
  {
    name: /^sign_in_(provider|role|link)$/,
    because:
      'nobody whom an admin has cut off from their account comes back, and its secret is read here alone',
  },
  {
    name: /^(sign_in|rate_limit|request_count|passkey_challenge)(_|$)/,
    because: 'codes and counters of limits live for minutes',
  },
  {
    name: /^waiting_mail$/,
    because: 'whoever was to get a mail may have got it after the backup',
  },
  { name: /^clean_up$/, because: 'nothing is cleared away for a day after a restore' },
  { name: /^event(_audience)?$/, because: 'the log ends with the life that it tells of; clients load anew' },
  {
    name: /^upload$/,
    because: 'half-sent files are not in it; browsers keep a recording until it is confirmed',
  },
];

/** Jobs that do not travel: whoever was to get a mail may have got it after the backup. */
export const leftOutJobs = ['mails.send', 'users.invite'];

export function isLeftOut(table: string): boolean {
  return leftOut.some(({ name }) => name.test(table));
}

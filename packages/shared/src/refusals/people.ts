/** What is refused about companies, people, their groups and roles, and about signing in. */
export const peopleRefusals = {
  'code-just-sent-seconds_one':
    'A code was sent a moment ago. Look into your mailbox, also among unwanted mail, or ask again in {{count}} second.',
  'code-just-sent-seconds_other':
    'A code was sent a moment ago. Look into your mailbox, also among unwanted mail, or ask again in {{count}} seconds.',
  'code-just-sent-minutes':
    'A code was sent a moment ago. Look into your mailbox, also among unwanted mail, or ask again in {{count}} minutes.',
  'too-many-codes-seconds_one':
    'Too many codes were asked for. Ask again in {{count}} second, or in a browser where you have signed in before.',
  'too-many-codes-seconds_other':
    'Too many codes were asked for. Ask again in {{count}} seconds, or in a browser where you have signed in before.',
  'too-many-codes-minutes':
    'Too many codes were asked for. Ask again in {{count}} minutes, or in a browser where you have signed in before.',
  'too-many-guesses-seconds_one':
    'There were too many wrong codes. Ask for a new one, which you can enter at once, or wait {{count}} second.',
  'too-many-guesses-seconds_other':
    'There were too many wrong codes. Ask for a new one, which you can enter at once, or wait {{count}} seconds.',
  'too-many-guesses-minutes':
    'There were too many wrong codes. Ask for a new one, which you can enter at once, or wait {{count}} minutes.',
  'wrong-code':
    'This code is wrong or no longer valid. Use the newest one, in the browser that asked for it, or ask for a new one.',
  'code-not-sent': 'The mail with your code could not be sent right now. Try again in a few minutes.',
  'too-many-passkey-tries-seconds_one':
    'A passkey was asked for too often. Wait {{count}} second, or use a code.',
  'too-many-passkey-tries-seconds_other':
    'A passkey was asked for too often. Wait {{count}} seconds, or use a code.',
  'too-many-passkey-tries-minutes':
    'A passkey was asked for too often. Wait {{count}} minutes, or use a code.',
  'too-many-invitations-seconds_one':
    'There were too many invitations within an hour. This one waits, and is sent by itself in {{count}} second.',
  'too-many-invitations-seconds_other':
    'There were too many invitations within an hour. This one waits, and is sent by itself in {{count}} seconds.',
  'too-many-invitations-minutes':
    'There were too many invitations within an hour. This one waits, and is sent by itself in about {{count}} minutes.',
  'too-many-invitations-of-company':
    'Your company has sent as many invitations as it may within an hour. This one waits, and is sent by itself when it is its turn.',
  'passkey-refused': 'This passkey does not open an account here. Use another one, or a code.',
  'passkey-too-late': 'That took too long, or was begun in another window. Try again.',
  'passkey-not-made': 'This passkey could not be checked, so it was not kept. Try again.',
  'passkey-here-already': 'This device has a passkey for an account here already.',
  'too-many-passkeys': 'You have {{count}} passkeys already. Remove one that you do not use first.',
  'passkey-needed': 'Your company asks for a passkey as well. Show yours, or make one, to go on.',
  'passkey-first': 'Make a passkey for yourself first: otherwise you would lock yourself out.',
  'passkey-not-found': 'This passkey does not exist.',
  'address-has-account': 'This address already has an account. Sign in instead.',
  'address-is-yours': 'This is your address already',
  'email-in-use': 'This email is already in use',
  'address-taken-meanwhile': 'This address got an account of its own meanwhile. Use another one.',
  'address-of-company': 'Use your address at {{domain}} to register this company.',
  'organization-taken': 'Name or Domain is not valid or already exists.',
  'own-address-not-shown':
    'You have not signed in at {{email}} yet, which somebody else entered for you. Sign in with a code that goes there first.',
  'own-address-not-at-domain': 'Your own address must be at {{domain}}. It is {{email}}.',
  'not-a-company-domain': 'Enter the domain of your company, such as example.com',
  'public-mail-domain':
    '{{domain}} gives mailboxes to everybody. Enter a domain that belongs to your company.',
  'company-not-found': 'This company does not exist.',
  'company-changed-meanwhile':
    'Somebody else changed this company meanwhile. Look at the current values and save again.',
  'company-name-taken': 'Another company has the name "{{value}}" already.',
  'company-domain-taken': 'Another company has the domain "{{value}}" already.',
  'field-changed-meanwhile': 'Changed by somebody else meanwhile',

  'person-not-found': 'This person does not exist.',
  'person-changed-meanwhile':
    'Somebody else changed this person meanwhile. Look at the current values and save again.',
  'role-changed-meanwhile':
    'Somebody else changed this role meanwhile. Look at the current values and save again.',
  'webhook-not-found': 'This webhook does not exist.',
  'delivery-not-found': 'This delivery does not exist.',
  'delivery-not-repeatable':
    'What was sent then is not kept any more, or not everybody of the company may see it now.',
  'webhook-events-not-readable': 'A webhook can be told of nothing that you may not read yourself.',
  'webhook-address-not-public':
    'This address is not on the public internet. Whoever runs Tavla can list it in WEBHOOK_NETWORKS.',
  'webhook-needs-https': 'Use https, so that nobody on the way can read what is sent.',
  'too-many-webhooks': 'Your company has {{count}} webhooks already. Delete one that it does not need first.',
  'token-not-found': 'This API token does not exist.',
  'calendar-not-found':
    'This calendar link does not exist, or it has ended. Make a new one on the page My Account.',
  'tokens-switched-off': 'Your company has switched API tokens off. Ask an admin.',
  'service-account-has-no-mailbox':
    'This is a service account: it has no mailbox, and nobody signs in with it.',
  'only-own-tokens': 'People make their API tokens themselves. You can make some for service accounts.',
  'token-needs-end': 'Choose after how many days the token ends: your company allows none without an end.',
  'too-many-tokens': 'You have {{count}} API tokens already. Revoke one that you do not need first.',
  'session-not-found': 'This session does not exist.',
  'email-elsewhere': 'This email cannot be used here. Ask the person for another address.',
  'own-address':
    'Change your own address on the page My Account: a code that is sent to the new one confirms it.',
  'erase-active':
    'This person can still sign in. Make them inactive first: nobody who works here is erased by mistake.',
  'erase-under-way': 'This person is being erased already, or was.',
  'erase-wrong-name': 'This is not the name: enter "{{name}}"',
  'last-admin': 'This is the last active admin of the company. Make somebody else an admin first.',
  'hand-over-to-nobody': 'Choose somebody else of the company',
  'hand-over-to-inactive': 'This person is inactive and cannot take over tasks',
  'invite-inactive': 'This person is inactive. Make them active before inviting them.',
  'invitation-on-its-way': 'The invitation is being sent at this moment. Look again in a minute.',
  'invitation-not-sent':
    'The mail server did not take the invitation. It is tried again by itself; if the address is wrong, correct it.',
  'filter-not-allowed': 'Your role does not allow this filter ({{permission}}).',
  'may-not-give-roles': 'Your role does not allow you to give people a role ({{permission}}).',
  'may-not-change-roles': 'Your role does not allow you to change the role of people ({{permission}}).',
  'may-not-fill-departments': 'Your role does not allow you to put people into departments ({{permission}}).',
  'may-not-change-departments':
    'Your role does not allow you to change the departments of people ({{permission}}).',
  'unknown-role': 'This role does not exist',
  'unknown-position': 'This position does not exist',
  'unknown-department': 'A department does not exist',
  'unknown-manager': 'This manager does not exist',
  'inactive-manager': 'This manager is inactive',
  'own-manager': 'Nobody can be their own manager',
  'manager-circle': 'This manager reports to the person: managers cannot form a circle',

  'position-not-found': 'This position does not exist.',
  'department-not-found': 'This department does not exist.',
  'position-name-taken': 'There is already a position named "{{name}}".',
  'department-name-taken': 'There is already a department named "{{name}}".',
  'merge-position-into-itself': 'Choose another position to merge into.',
  'merge-department-into-itself': 'Choose another department to merge into.',
  'merge-into-unknown-position': 'The position to merge into does not exist.',
  'merge-into-unknown-department': 'The department to merge into does not exist.',
  'role-not-found': 'This role does not exist.',
  'role-name-taken': 'There is already a role named "{{name}}".',
  'role-not-deletable': 'The role "{{name}}" cannot be deleted.',
  'role-not-renamable': 'The role "{{name}}" cannot be renamed.',
  'admin-keeps-permissions': 'The role "admin" always keeps every permission.',
  'role-in-sign-in_one':
    '{{count}} line of the settings of single sign-on gives this role. Take it out there first.',
  'role-in-sign-in_other':
    '{{count}} lines of the settings of single sign-on give this role. Take it out of them first.',
  'role-in-use_one': '{{count}} person has this role. Give them another role first.',
  'role-in-use_other': '{{count}} people have this role. Give them another role first.',
  'permissions-not-held':
    'You cannot give permissions that you do not have yourself ({{permissions, list(type: unit)}}).',
  'permissions-not-held-and-more':
    'You cannot give permissions that you do not have yourself ({{permissions, list(type: unit)}} and {{count}} more).',
  'person-above':
    'This person may do more than you ({{permissions, list(type: unit)}}). Somebody who holds these permissions must do this.',
  'person-above-and-more':
    'This person may do more than you ({{permissions, list(type: unit)}} and {{count}} more). Somebody who holds these permissions must do this.',
  'role-above':
    'This role allows more than yours ({{permissions, list(type: unit)}}). Somebody who holds these permissions must do this.',
  'role-above-and-more':
    'This role allows more than yours ({{permissions, list(type: unit)}} and {{count}} more). Somebody who holds these permissions must do this.',
} as const;

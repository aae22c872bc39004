/** Texts of the question for a fresh code. */
export const confirm = {
  title: 'Confirm that it is you',
  ask: 'This needs a fresh code. We send one to {{email}}.',
  askEither: 'Show that it is you, with a passkey or with a fresh code. We send one to {{email}}.',
  send: 'Send code',
  usePasskey: 'Use a passkey',
  passkeyFailed: 'That did not work',
  cancel: 'Cancel',
  failed: 'The code was not sent',
  enter: 'Enter the 6-digit code sent to {{email}}. It counts for 10 minutes.',
  submit: 'Confirm',
} as const;

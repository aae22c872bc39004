/** Texts of signing in with a company's own provider. They come with its pages, since most visitors never see them. */
export const signIn = {
  choice: {
    title: 'Sign in with your company',
    text: 'Addresses at {{domain}} sign in at {{provider}}.',
    withoutCodes:
      'Addresses at {{domain}} sign in at {{provider}}. Your company has switched sign-in by code off.',
    go: 'Continue to {{provider}}',
    code: 'Send me a code instead',
    adminCode: 'Send me a code',
    adminQuestion: 'Are you an administrator?',
    otherAddress: 'Use another e-mail',
    loading: 'Looking up how you sign in',
    retry: 'Retry',
  },
  back: {
    title: 'Signing you in',
    text: 'One moment: your company’s sign-in has sent you back.',
    failedTitle: 'You are not signed in',
    again: 'Sign in again',
  },
  failed: 'The server does not answer. Check your connection and try again.',
} as const;

import { Code, CurrentUser, Message } from '@tavla/shared/contracts/auth';
import { endpoint } from '@tavla/shared/endpoint';
import { Email } from '@tavla/shared/fields';
import { z } from 'zod';

export const askConfirmation = endpoint({
  name: 'auth.ask-confirmation',
  summary: 'Ask for a code to your own address, to confirm before something grave that it is you.',
  method: 'POST',
  path: '/auth/confirmation/code',
  access: 'signed-in',
  tokens: 'refused',
  beforePasskey: true,
  status: 200,
  response: Message,
});

export const confirm = endpoint({
  name: 'auth.confirm',
  summary:
    'Enter that code, with the cookie that asking for it set. This session counts as confirmed for 10 minutes then, as it does after the sign-in.',
  method: 'POST',
  path: '/auth/confirmation',
  access: 'signed-in',
  tokens: 'refused',
  beforePasskey: true,
  body: z.object({ code: Code }),
});

export const askNewEmail = endpoint({
  name: 'auth.ask-new-email',
  summary:
    'Ask for a code to the address that you want to have. The answer is the same whether it can be used or not; the mail says so.',
  method: 'POST',
  path: '/auth/me/email/code',
  access: 'signed-in',
  tokens: 'refused',
  confirmed: true,
  body: z.object({ email: Email }),
  status: 200,
  response: Message,
});

export const changeMyEmail = endpoint({
  name: 'auth.change-my-email',
  summary:
    'Enter that code, in the session and browser that asked for it: your account has the new address then, and the former one is told by mail.',
  method: 'POST',
  path: '/auth/me/email',
  access: 'signed-in',
  tokens: 'refused',
  body: z.object({
    email: Email,
    code: Code,
    /** Ends your sessions on other devices. */
    endOtherSessions: z.boolean().default(true),
  }),
  status: 200,
  response: CurrentUser,
});

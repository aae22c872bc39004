import { Code, Message } from '@tavla/shared/contracts/auth';
import { endpoint } from '@tavla/shared/endpoint';
import { z } from 'zod';

export const askConfirmation = endpoint({
  name: 'auth.ask-confirmation',
  summary: 'Ask for a code to your own address, to confirm before something grave that it is you.',
  method: 'POST',
  path: '/auth/confirmation/code',
  access: 'signed-in',
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
  body: z.object({ code: Code }),
});

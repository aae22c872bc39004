import { expect, test } from 'vitest';
import { paths } from './paths';

test('every address', () => {
  expect({
    board: paths.board(),
    boardFiltered: paths.board({ q: 'a & b' }),
    task: paths.task('id'),
    taskHistory: paths.task('id', 'history'),
    login: paths.login(),
    register: paths.register(),
    emailRegister: paths.emailRegister({ name: 'Åke & Co', domain: 'ake.example' }),
    verify: paths.verify({ email: 'ann+x@ake.example' }),
    verifySignUp: paths.verify({
      email: 'ann@ake.example',
      type: 'SIGN_UP',
      organizationName: 'Åke',
      organizationDomain: 'ake.example',
    }),
    users: paths.users({ tab: 'inactive' }),
    admin: paths.admin(),
    meetings: paths.meetings(),
    meeting: paths.meeting('a/b'),
    account: paths.account(),
  }).toMatchInlineSnapshot(`
    {
      "account": "/account",
      "admin": "/admin",
      "board": "/",
      "boardFiltered": "/?q=a+%26+b",
      "emailRegister": "/email-register?name=%C3%85ke+%26+Co&domain=ake.example",
      "login": "/login",
      "meeting": "/meetings/a%2Fb",
      "meetings": "/meetings",
      "register": "/register",
      "task": "/?task=id",
      "taskHistory": "/?task=id&tab=history",
      "users": "/users?tab=inactive",
      "verify": "/verify?email=ann%2Bx%40ake.example&type=SIGN_IN",
      "verifySignUp": "/verify?email=ann%40ake.example&type=SIGN_UP&organizationName=%C3%85ke&organizationDomain=ake.example",
    }
  `);
});

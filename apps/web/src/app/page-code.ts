import type { ComponentType } from 'react';
import { signInPaths } from '@/lib/paths';
import { whenIdle } from '@/ui/lazy-part';

/** A page whose code is in a file of its own. */
export interface PageCode {
  load: () => Promise<ComponentType>;
  /** The page once it is loaded. */
  component: ComponentType | undefined;
}

function pageOf(load: () => Promise<ComponentType>): PageCode {
  const code: PageCode = {
    component: undefined,
    load: async () => {
      code.component = await load();
      return code.component;
    },
  };
  return code;
}

export const pageCode = {
  login: pageOf(async () => (await import('@/features/auth/LoginPage')).LoginPage),
  register: pageOf(async () => (await import('@/features/auth/RegisterPage')).RegisterPage),
  emailRegister: pageOf(async () => (await import('@/features/auth/EmailRegisterPage')).EmailRegisterPage),
  verify: pageOf(async () => (await import('@/features/auth/VerifyPage')).VerifyPage),
  signedIn: pageOf(async () => (await import('./SignedInApp')).SignedInApp),
  board: pageOf(async () => (await import('./BoardRoute')).BoardRoute),
  users: pageOf(async () => (await import('@/features/users/UsersPage')).UsersPage),
  admin: pageOf(async () => (await import('@/features/admin/AdminPage')).AdminPage),
  meetings: pageOf(async () => (await import('@/features/meetings/MeetingsPage')).MeetingsPage),
  meeting: pageOf(async () => (await import('@/features/meetings/MeetingPage')).MeetingPage),
  account: pageOf(async () => (await import('@/features/account/AccountPage')).AccountPage),
} satisfies Record<string, PageCode>;

const codeByPath: Record<string, PageCode> = {
  '/login': pageCode.login,
  '/register': pageCode.register,
  '/email-register': pageCode.emailRegister,
  '/verify': pageCode.verify,
  '/': pageCode.board,
  '/users': pageCode.users,
  '/admin': pageCode.admin,
  '/meetings': pageCode.meetings,
  '/account': pageCode.account,
};

/**
 * Loads what the page at this address will need, so that it is there, or on its way, when the page is drawn.
 * Never rejects: whoever draws the page tries again and says what went wrong.
 */
export async function loadPageCode(pathname: string): Promise<void> {
  const isGuestPage = signInPaths.includes(pathname);
  await Promise.allSettled([
    codeByPath[pathname]?.load(),
    isGuestPage ? undefined : pageCode.signedIn.load(),
  ]);
}

/** So long, in milliseconds, the page that was asked for has the line and the processor to itself. */
const headStart = 2_000;

/**
 * Loads the pages that people go to from this one, a little after it, one by one, while the browser has nothing
 * else to do: the next click then waits for none.
 */
export function loadOtherPages(isAdmin: boolean): void {
  loadOneByOne(['/users', ...(isAdmin ? ['/admin'] : []), '/', '/meetings', '/account']);
}

/** The same for guests, who are about to sign in: admins land in the portal, everybody else on the board. */
export function loadPagesBehindSignIn(): void {
  loadOneByOne(['/', '/admin']);
}

function loadOneByOne(pathnames: string[]): void {
  const loadNext = () => {
    const pathname = pathnames.shift();
    if (pathname) whenIdle(() => void loadPageCode(pathname).then(loadNext));
  };
  setTimeout(loadNext, headStart);
}

import type { ComponentType } from 'react';
import { isSessionExpected } from '@/entities/session/session-hint';
import { fetchAhead } from '@/lib/code/when-idle';
import { signInPaths } from '@/lib/paths';

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
  provider: pageOf(async () => (await import('@/features/auth/ProviderPage')).ProviderPage),
  providerBack: pageOf(async () => (await import('@/features/auth/ProviderBackPage')).ProviderBackPage),
  session: pageOf(async () => (await import('./SessionHost')).SessionHost),
  ifGuest: pageOf(async () => (await import('./session-guards')).IfGuest),
  ifSignedIn: pageOf(async () => (await import('./session-guards')).IfSignedIn),
  board: pageOf(async () => (await import('./routes/BoardRoute')).BoardRoute),
  users: pageOf(async () => (await import('./routes/UsersRoute')).UsersRoute),
  admin: pageOf(async () => (await import('./routes/AdminRoute')).AdminRoute),
  meetings: pageOf(async () => (await import('./routes/MeetingsRoute')).MeetingsRoute),
  imports: pageOf(async () => (await import('./routes/ImportRoute')).ImportRoute),
  meeting: pageOf(async () => (await import('./routes/MeetingRoute')).MeetingRoute),
  account: pageOf(async () => (await import('@/features/account/AccountPage')).AccountPage),
  passkey: pageOf(async () => (await import('./routes/PasskeyRoute')).PasskeyRoute),
} satisfies Record<string, PageCode>;

const codeByPath: Record<string, PageCode> = {
  '/login': pageCode.login,
  '/register': pageCode.register,
  '/email-register': pageCode.emailRegister,
  '/verify': pageCode.verify,
  '/sso': pageCode.provider,
  '/': pageCode.board,
  '/users': pageCode.users,
  '/admin': pageCode.admin,
  '/meetings': pageCode.meetings,
  '/import': pageCode.imports,
  '/account': pageCode.account,
};

/**
 * Loads what the page at this address will need, so that it is there, or on its way, when the page is drawn. A
 * guest gets a guest page, wherever they are. Never rejects: whoever draws the page tries again and says what went
 * wrong.
 */
export async function loadFirstPage(pathname: string): Promise<void> {
  if (isSessionExpected()) return loadSignedInPage(pathname);
  const isGuestPage = signInPaths.includes(pathname) || !codeByPath[pathname];
  await loadAll([isGuestPage ? codeByPath[pathname] : pageCode.login]);
}

function loadSignedInPage(pathname: string): Promise<void> {
  const guard = signInPaths.includes(pathname) ? pageCode.ifGuest : pageCode.ifSignedIn;
  return loadAll([codeByPath[pathname], guard, pageCode.session]);
}

async function loadAll(codes: (PageCode | undefined)[]): Promise<void> {
  await Promise.allSettled(codes.map((code) => code?.load()));
}

/** So long, in milliseconds, the page that was asked for has the line and the processor to itself. */
const headStart = 2_000;

/**
 * Loads the pages that people go to from this one, a little after it, one by one, while the browser has nothing
 * else to do: the next click then waits for none, except for people who save data.
 */
export function loadOtherPages(isAdmin: boolean): void {
  loadOneByOne(['/users', ...(isAdmin ? ['/admin'] : []), '/', '/meetings', '/account']);
}

/** The same for guests, who are about to sign in: admins land in the portal, everybody else on the board. */
export function loadPagesBehindSignIn(): void {
  fetchAhead(pageCode.verify.load);
  loadOneByOne(['/', '/admin']);
}

function loadOneByOne(pathnames: string[]): void {
  const loadNext = () => {
    const pathname = pathnames.shift();
    if (pathname) fetchAhead(() => loadSignedInPage(pathname).then(loadNext));
  };
  setTimeout(loadNext, headStart);
}

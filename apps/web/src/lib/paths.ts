import type { SignInType } from '@tavla/shared/contracts/auth';
import { hashOfTime } from './address/time-hash';

interface Verification {
  email: string;
  type?: SignInType;
  organizationName?: string | undefined;
  organizationDomain?: string | undefined;
}

/** Every address of the application; nothing else writes one down. */
export const paths = {
  board: (query?: Record<string, string>) => withQuery('/', query),
  /** The board with a ticket's drawer open, at its conversation unless another tab is named. */
  task: (taskId: string, tab?: 'conversation' | 'history') =>
    withQuery('/', { task: taskId, tab: tab === 'conversation' ? undefined : tab }),
  /** A message in the conversation of a ticket. */
  message: (taskId: string, messageId: string) => withQuery('/', { task: taskId, message: messageId }),
  /** A message in one's own conversation: about everything, or about a meeting. */
  ownMessage: (messageId: string, audioId?: string) =>
    withQuery(audioId === undefined ? '/' : `/meetings/${encodeURIComponent(audioId)}`, {
      chat: '1',
      message: messageId,
    }),
  /** What somebody has on the board. */
  tasksOf: (email: string) => withQuery('/', { assignee: email }),
  login: () => '/login',
  register: () => '/register',
  emailRegister: (company: { name: string; domain: string }) => withQuery('/email-register', company),
  verify: ({ email, type = 'SIGN_IN', ...organization }: Verification) =>
    withQuery('/verify', { email, type, ...organization }),
  /** The ways in of an address whose company has a provider. */
  provider: (email: string) => withQuery('/sso', { email }),
  users: (query?: Record<string, string>) => withQuery('/users', query),
  admin: (query?: Record<string, string>) => withQuery('/admin', query),
  meetings: (query?: { show: 'work' | 'failed' | 'done' }) => withQuery('/meetings', query),
  /** A meeting, at a place of it when one is named, in milliseconds. */
  meeting: (audioId: string, startMs?: number, query?: { chat: '1' }) =>
    `${withQuery(`/meetings/${encodeURIComponent(audioId)}`, query)}${startMs === undefined ? '' : hashOfTime(startMs)}`,
  /** Where tasks come in from files; with an import, what came of it. */
  imports: (query?: { show: string }) => withQuery('/import', query),
  account: () => '/account',
};

/** Where a lost session does not send anyone to /login: they are there, or on the way. */
export const signInPaths = ['/login', '/register', '/email-register', '/verify', '/sso'];

function withQuery(path: string, query: Record<string, string | undefined> = {}): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length ? `${path}?${new URLSearchParams(entries)}` : path;
}

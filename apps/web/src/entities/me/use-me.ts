import { QueryClient, useQuery } from '@tanstack/react-query';
import { type CurrentUser, me } from '@tavla/shared/contracts/auth';
import type { Organization } from '@tavla/shared/contracts/organizations';
import { type Action, may, type Resource } from '@tavla/shared/permissions';
import { call } from '@/api/call';
import { errorStatus } from '@/api/error-text';
import { enterSession, getSession } from '@/api/person-session';
import { queryFreshness } from '@/api/query-freshness';
import { loseSession } from '@/api/session';
import { usePersonSession } from '@/entities/session/person-session-context';

/**
 * Holds one answer: who is signed in in this browser. It decides which session is open; whatever else people
 * see is cached in their session's own client.
 */
const meClient = new QueryClient();

/** The signed-in person with their permissions; null when nobody is signed in. */
const meQuery = {
  queryKey: ['me'],
  // Without its signal: the answer is for the window, and a query that takes one is broken off when the last page
  // that shows it goes, as it does on the way from one person's pages to the sign-in page.
  queryFn: async (): Promise<CurrentUser | null> => {
    const session = getSession();
    try {
      return whileComplete(withLatest(await call(me)));
    } catch (error) {
      if (errorStatus(error) !== 401) throw error;
      loseSession(session, 'expired');
      return null;
    }
  },
  // Without a network it is known at once that the server cannot be asked.
  networkMode: 'always' as const,
  staleTime: queryFreshness,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  retry: false,
};

// Before anybody hears of the answer: whoever acts on it finds the session of the person that it names.
meClient.getQueryCache().subscribe(() => {
  const current = knownMe();
  if (current !== undefined) enterSession(current);
});

/** Who is signed in, as far as it was asked; undefined before. */
export function knownMe(): CurrentUser | null | undefined {
  return meClient.getQueryData(meQuery.queryKey);
}

/** Who is signed in, asked only when that is not known yet. Throws when the server cannot be asked. */
export function findMe(): Promise<CurrentUser | null> {
  return meClient.fetchQuery(meQuery);
}

/** The same, asked anew. */
export function askMe(): Promise<CurrentUser | null> {
  return meClient.fetchQuery({ ...meQuery, staleTime: 0 });
}

/** Asks again because something about the person or their session has changed. */
export function refreshMe(): void {
  void meClient.refetchQueries(meQuery);
}

export function storeMe(current: CurrentUser): void {
  meClient.setQueryData(meQuery.queryKey, withLatest(current));
}

/** The signed-in person's company was changed; of another company nothing is taken in. */
export function storeOrganization(organization: Organization): void {
  const current = knownMe();
  if (current?.data.organization.id !== organization.id) return;
  storeMe({ ...current, data: { ...current.data, organization } });
}

/** An answer, with their company as an event may have told it while the answer was on its way. */
function withLatest(answer: CurrentUser): CurrentUser {
  const known = knownMe()?.data.organization;
  const { id, version } = answer.data.organization;
  if (known?.id !== id || known.version <= version) return answer;
  return { ...answer, data: { ...answer.data, organization: known } };
}

/**
 * Whom the window shows already stays as they were while their session lacks a passkey: the pages, and what is unsaved
 * in them, stay below the question for it.
 */
function whileComplete(answer: CurrentUser): CurrentUser {
  const known = knownMe();
  const session = getSession();
  if (!answer.isPasskeyAsked || !known || known.isPasskeyAsked || !session?.isOf(answer)) return answer;
  void session.passkey.ask();
  return { ...known, hasPasskey: answer.hasPasskey };
}

/** Nobody is signed in any more: their session is closed, and the guards show the sign-in page. */
export function forgetMe(): void {
  // An answer that is on its way would bring them back.
  void meClient.cancelQueries(meQuery);
  meClient.setQueryData(meQuery.queryKey, null);
}

/** The request for the person who is signed in: data is undefined while loading, null when nobody is signed in. */
export function useMeQuery() {
  return useQuery(meQuery, meClient);
}

/**
 * The signed-in person. Only for pages behind the protected guard. When the session ends, a page may be drawn
 * once more before it is taken away: it then still sees the person that it belongs to, and never another.
 */
export function useMe(): CurrentUser['data'] {
  const session = usePersonSession();
  const { data } = useMeQuery();
  return data && session.isOf(data) ? data.data : session.began.data;
}

/** Whether the company's assistant answers nobody. */
export function useAssistantOff(): boolean {
  return useMe().organization.assistant === 'off';
}

/** Whether the company's assistant is shown attached pictures. */
export function useSeesPictures(): boolean {
  const isOn = useMe().organization.assistant === 'on';
  const { data } = useMeQuery();
  return isOn && data?.seesPictures === true;
}

/** Whether the signed-in person holds a pair. */
export function useMay(action: Action, resource: Resource): boolean {
  const { data } = useMeQuery();
  return data ? may(data.permissions, action, resource) : false;
}

/**
 * Asks the server whether the session still holds (before a move or a recording). Throws when it
 * cannot be asked; false as well when somebody else is signed in by now.
 */
export function useCheckSession(): () => Promise<boolean> {
  const session = usePersonSession();
  return async () => {
    const current = await askMe();
    return current !== null && session.isOf(current) && !session.signal.aborted;
  };
}

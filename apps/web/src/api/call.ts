import { logout, me } from '@tavla/shared/contracts/auth';
import type { BodyInput, Endpoint, ParamsOf, QueryInput, ResponseOf } from '@tavla/shared/endpoint';
import { sayIssuesWith } from '@tavla/shared/field-words';
import { type AxiosProgressEvent, type AxiosRequestConfig, isAxiosError } from 'axios';
import { inLanguage } from '@/i18n/said';
import type { Confirmation } from './confirmation';
import { isConfirmationAsked, isOtherPerson, isPasskeyNeeded } from './error-text';
import { http } from './http';
import { getSession, type PersonSession } from './person-session';
import { refreshSession } from './refresh-session';
import { loseSession } from './session';

// What a form refuses by a contract, it says in the chosen language.
sayIssuesWith(inLanguage);

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : Record<string, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What a call of this endpoint needs: nothing that the contract lacks, everything that it requires. */
export type CallInput<E> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryInput<E>> &
  (E extends { encoding: 'multipart' } ? { body: FormData } : Given<'body', BodyInput<E>>) & {
    signal?: AbortSignal | undefined;
    onUploadProgress?: (event: AxiosProgressEvent) => void;
    /** Milliseconds; 0 waits for ever. Left out, the request timeout holds. */
    timeout?: number;
  };

type Optional<Input> = Record<string, never> extends Input ? [input?: Input] : [input: Input];

/**
 * Calls an endpoint by its contract and answers the body, in the name of the person whose session is open. A 401
 * is tried once more after a token refresh, and what needs a fresh code, or the passkey that the company asks for, once
 * more when the person has shown it.
 * Rejects with axios's error: `errorText` and `fieldErrors` put it
 * into words.
 *
 * A call ends with its session and is never answered after it; one that is made when nobody is signed in any
 * more is not sent. Only who is signed in can be asked at any time, and what is public.
 */
export function call<E extends Endpoint>(
  contract: E,
  ...[input]: Optional<CallInput<E>>
): Promise<ResponseOf<E>> {
  const session = contract.access === 'public' && contract.name !== logout.name ? null : getSession();
  const isFree = contract.access === 'public' || contract.name === me.name;
  const answer = () => send(contract, (input ?? {}) as LooseInput, session, isFree);
  if (isFree) return answer();
  return session ? session.whileOpen(answer()) : new Promise(() => undefined);
}

async function send<E extends Endpoint>(
  contract: E,
  input: LooseInput,
  session: PersonSession | null,
  isFree: boolean,
  asked: readonly Confirmation[] = [],
): Promise<ResponseOf<E>> {
  const request = async () => {
    if (!isFree) session?.signal.throwIfAborted();
    try {
      return (await http.request(requestOf(contract, input, session, isFree))).data;
    } catch (error) {
      if (isOtherPerson(error)) loseSession(session, 'other-person');
      throw error;
    }
  };
  try {
    return await refreshing(contract, session, request);
  } catch (error) {
    const question = session && questionOf(error, session, contract);
    // Each is asked once: a server that is not content goes on refusing.
    if (!question || asked.includes(question) || !(await question.ask())) throw error;
    return send(contract, input, session, isFree, [...asked, question]);
  }
}

/**
 * What the server wants to be shown before it does what was asked; undefined when it refused for another reason. What
 * shows or makes a passkey waits for none: it would wait for itself.
 */
function questionOf(
  error: unknown,
  { confirmation, passkey }: PersonSession,
  { beforePasskey }: Pick<Endpoint, 'beforePasskey'>,
) {
  if (isPasskeyNeeded(error)) return beforePasskey ? undefined : passkey;
  return isConfirmationAsked(error) ? confirmation : undefined;
}

/** Sends a request, and once more after a token refresh when it is refused. */
async function refreshing<T>(
  contract: Endpoint,
  session: PersonSession | null,
  request: () => Promise<T>,
): Promise<T> {
  const sentAt = Date.now();
  try {
    return await request();
  } catch (error) {
    const isRefused = isAxiosError(error) && error.response?.status === 401 && !isOtherPerson(error);
    if (!isRefused || contract.access === 'public') throw error;
    if (!(await refreshSession(session, sentAt))) throw error;
    return request();
  }
}

interface LooseInput {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
  signal?: AbortSignal;
  onUploadProgress?: (event: AxiosProgressEvent) => void;
  timeout?: number;
}

function requestOf(
  contract: Endpoint,
  { params, query, body, signal, ...rest }: LooseInput,
  session: PersonSession | null,
  isFree: boolean,
): AxiosRequestConfig {
  const url = urlOf(contract, params);
  const isForm = contract.encoding === 'multipart';
  const ends = [signal, isFree ? undefined : session?.signal].filter((end) => end !== undefined);
  const hasBody = contract.method !== 'GET' && contract.method !== 'DELETE';
  return {
    ...rest,
    ...(ends.length > 0 && { signal: AbortSignal.any(ends) }),
    url,
    method: contract.method,
    params: query,
    ...(hasBody ? { data: body ?? {} } : {}),
    headers: {
      ...session?.headers,
      // axios writes the boundary of a form itself.
      ...(hasBody && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(contract.answers === 'file' ? { responseType: 'blob' } : {}),
  };
}

/** The address of an endpoint, for links and media elements as well. */
export function urlOf(contract: Endpoint, params: Record<string, string> = {}): string {
  return contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

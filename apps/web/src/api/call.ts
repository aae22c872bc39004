import type { BodyInput, Endpoint, ParamsOf, QueryInput, ResponseOf } from '@tavla/shared/endpoint';
import { type AxiosProgressEvent, type AxiosRequestConfig, isAxiosError } from 'axios';
import { http } from './http';
import { refreshSession } from './refresh-session';

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
 * Calls an endpoint by its contract and answers the body. A 401 is tried once more after a token refresh.
 * Rejects with axios's error: `errorText` and `fieldErrors` put it into words.
 */
export async function call<E extends Endpoint>(
  contract: E,
  ...[input]: Optional<CallInput<E>>
): Promise<ResponseOf<E>> {
  const config = requestOf(contract, input as LooseInput | undefined);
  const sentAt = Date.now();
  try {
    return (await http.request(config)).data;
  } catch (error) {
    const isRefused = isAxiosError(error) && error.response?.status === 401;
    if (!isRefused || contract.access === 'public') throw error;
    if (!(await refreshSession(sentAt))) throw error;
    return (await http.request(config)).data;
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
  { params, query, body, ...rest }: LooseInput = {},
): AxiosRequestConfig {
  const url = urlOf(contract, params);
  const isForm = contract.encoding === 'multipart';
  const hasBody = contract.method !== 'GET' && contract.method !== 'DELETE';
  return {
    ...rest,
    url,
    method: contract.method,
    params: query,
    ...(hasBody ? { data: body ?? {} } : {}),
    // axios writes the boundary of a form itself.
    ...(hasBody && !isForm ? { headers: { 'Content-Type': 'application/json' } } : {}),
    ...(contract.answers === 'file' ? { responseType: 'blob' } : {}),
  };
}

/** The address of an endpoint, for links and media elements as well. */
export function urlOf(contract: Endpoint, params: Record<string, string> = {}): string {
  return contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

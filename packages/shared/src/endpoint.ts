import { z } from 'zod';
import { tellIssue } from './issue-words';
import type { Action, Resource } from './permissions';
import { readOnlyFields, strict, withReadOnly } from './strict';

// Every contract passes here, so every refusal has words, in the browser as on the server.
z.config({ customError: tellIssue });

/** Who may call: anyone, anyone signed in, or whoever holds the pair. There is no default on purpose. */
export type Access = 'public' | 'signed-in' | readonly [Action, Resource];

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface Definition {
  /** noun.verb, unique: `tasks.create`. */
  name: string;
  summary: string;
  method: Method;
  /** With `:name` for each parameter. */
  path: string;
  access: Access;
  /**
   * What a field of the body, the query or the address asks for beside that, when it is sent. The use case checks
   * it, and answers 403, or 404 where somebody must not learn that the thing is there.
   */
  fieldAccess?: Record<string, readonly [Action, Resource]>;
  /**
   * What the parameter `id` names, where not everybody of the company may see each: for whoever may not it is not
   * there. A meeting may be deleted by an admin all the same, and one that is deleted is seen once it is back.
   */
  of?: 'meeting' | 'deleted-meeting';
  /**
   * Whether a call may carry an API token in place of a session. Ways to sign in, to begin with tokens themselves, are
   * made, shown and ended by people alone, and so is what needs a fresh code as a whole. `only`: it is programs' own, and
   * a session does not count. Left out, a token is taken wherever a session is asked for.
   */
  tokens?: 'accepted' | 'refused' | 'only';
  /** Whether a public endpoint still answers nobody without the refresh cookie. */
  needsRefreshCookie?: true;
  /**
   * What is grave enough to need a code that was entered in this session within the last minutes: the whole call,
   * or giving one of these fields of the body another value (OWASP ASVS 5.0, 7.5.1 and 7.5.2). It is refused with
   * 403 `confirm-with-code` otherwise.
   */
  confirmed?: true | readonly string[];
  /**
   * Whether a session may call it that still lacks the passkey which its company asks for: what shows or makes one, and
   * nothing else. Signing out is open to everybody.
   */
  beforePasskey?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Of a multipart form: its fields apart from the files. */
  body?: z.ZodType;
  /** How the body travels; JSON unless said otherwise. */
  encoding?: 'json' | 'multipart';
  /** Of a multipart form: the field its files travel in; one required `file` unless said otherwise. */
  files?: { name: string; isRepeated: boolean };
  /** Of the answer when all goes well; left out, it is 204, 201 for a POST with a response, else 200. */
  status?: 200 | 201 | 202 | 204;
  response?: z.ZodType;
  /** A list in the answer that may have tens of thousands of entries: the server checks and writes it in parts. */
  inParts?: string;
  /** Statuses of refusals beyond those that follow from the rest. */
  refusals?: readonly number[];
  /** Speaks JSON-RPC: refusals may have that shape, and a message that wants no answer is answered 202 without one. */
  protocol?: true;
  /** How the answer travels; JSON unless said otherwise. */
  answers?: 'json' | 'stream' | 'file';
}

/** One endpoint: the server binds it, the client calls it, the documentation is made from it. */
export type Endpoint<D extends Definition = Definition> = D &
  Required<Pick<Definition, 'status' | 'encoding' | 'answers' | 'tokens'>> & {
    /** Fields of the answer that a body may repeat but not change; the handler does not see them. */
    readOnly: readonly string[];
  };

/**
 * Defines an endpoint and fills in what follows from the rest. Its body and query refuse what they do not know,
 * by name: a misspelt field must not be dropped in silence.
 */
export function endpoint<const D extends Definition>(definition: D): Endpoint<D> {
  const answers = definition.answers ?? 'json';
  const silent = !definition.response && answers === 'json';
  const status = silent ? 204 : definition.method === 'POST' ? 201 : 200;
  const isChange = definition.method === 'PATCH' || definition.method === 'PUT';
  const readOnly = isChange ? readOnlyFields(definition.body, definition.response) : [];
  return {
    ...definition,
    ...(definition.query && { query: strict(definition.query) }),
    ...(definition.body && { body: strict(withReadOnly(definition.body, readOnly)) }),
    readOnly,
    tokens: definition.tokens ?? (definition.confirmed === true ? 'refused' : 'accepted'),
    status: definition.status ?? status,
    encoding: definition.encoding ?? 'json',
    answers,
  };
}

type Output<D, Key extends string> = D extends { [K in Key]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
type Input<D, Key extends string> = D extends { [K in Key]: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;

/** What the server gets, after parsing. */
export type ParamsOf<E> = Output<E, 'params'>;
export type QueryOf<E> = Output<E, 'query'>;
export type BodyOf<E> = Output<E, 'body'>;
/** What a caller passes. */
export type QueryInput<E> = Input<E, 'query'>;
export type BodyInput<E> = Input<E, 'body'>;
/** What the caller gets back. */
export type ResponseOf<E> = Output<E, 'response'>;
/** What the handler returns, before the answer is checked. */
export type ResponseInput<E> = Input<E, 'response'>;

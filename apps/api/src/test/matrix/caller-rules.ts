import type { Operation } from './operations';

/** The callers of the matrix, in the order in which they call: those who are refused come first. */
export const callers = [
  'nobody',
  'blocked',
  'revoked',
  'of another company',
  'without the permission',
  'of lower rank',
  'with a token',
  'with a token without the permission',
  'with a revoked token',
  'allowed',
] as const;
export type Caller = (typeof callers)[number];

/** A status, or `open`: neither 401 nor 403, and whatever the documentation names beside them. */
export type Expected = 401 | 403 | 404 | 'open';

/** The pair that an operation asks for; undefined where it asks for none. */
export function pairOf({ 'x-permission': permission = '' }: Operation): string | undefined {
  return permission.includes(' ') ? permission : undefined;
}

/** Whether a token is taken: what says nothing of security takes whatever the whole document names. */
export const takesTokens = ({ security }: Operation) =>
  !security || security.some((scheme) => 'token' in scheme);

/** Whether a session is taken: what is made for programs takes tokens alone. */
export const takesSessions = ({ security }: Operation) =>
  !security || security.some((scheme) => 'session' in scheme);

const namesSomething = ({ path }: Operation) => path.includes('{');

/** Asked about what a page has just lost: of what is not there they say so, with 200. */
const answersOfNothing: ReadonlySet<string> = new Set(['audios.deletion']);

/** What a caller is answered, from the documentation of the operation alone. */
export function expectedOf(operation: Operation, caller: Caller): Expected {
  // A public operation that wants the refresh cookie, which none of the callers has.
  if (operation.security?.some((scheme) => 'refresh' in scheme)) return 401;
  const permission = operation['x-permission'];
  if (permission === undefined) throw new Error(`${operation.operationId} does not say who may call`);
  if (permission === 'public') return 'open';
  const isByToken = caller === 'with a token' || caller === 'with a token without the permission';
  if (isByToken && !takesTokens(operation)) return 403;
  if (!takesSessions(operation) && !isByToken && caller !== 'allowed') return 401;
  switch (caller) {
    case 'nobody':
    case 'blocked':
    case 'revoked':
    case 'with a revoked token':
      return 401;
    case 'of another company':
      return namesSomething(operation) && !answersOfNothing.has(operation.operationId) ? 404 : 'open';
    case 'without the permission':
    case 'with a token without the permission':
      return pairOf(operation) ? 403 : 'open';
    case 'of lower rank':
      if (actsOnRank(operation)) return 403;
      // What whoever is signed in may do, they may do to what is theirs.
      return permission === 'signed-in' && namesSomething(operation) ? 404 : 'open';
    case 'with a token':
    case 'allowed':
      return 'open';
  }
}

const ranked = new Set(['ids', 'userId', 'userIds', 'roleId', 'roleIds', 'permissions']);

/** Whether an operation does something to people or roles that it names, in its address or its body. */
function actsOnRank(operation: Operation): boolean {
  const { path, requestBody } = operation;
  const pair = pairOf(operation);
  if (asksForEverything(operation)) return true;
  if (!pair || pair.startsWith('read ') || !/^\/api\/v1\/(users|roles|service-accounts)\b/.test(path))
    return false;
  const fields = Object.keys(requestBody?.content['application/json']?.schema.properties ?? {});
  return /\/(users|roles)\/\{/.test(path) || fields.some((field) => ranked.has(field));
}

/** Who signs in as whom says nobody who may do less than anybody else. */
export function asksForEverything(operation: Operation): boolean {
  const pair = pairOf(operation) ?? 'read ';
  return !pair.startsWith('read ') && /^\/api\/v1\/single-sign-on|^\/auth\/domain/.test(operation.path);
}

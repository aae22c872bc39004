import { createHmac } from 'node:crypto';

/** Whose answer a tag is of, and which one of theirs. */
export interface TagOwner {
  organizationId: string;
  userId: string;
  /** The answer, such as `board` or the key of a file. */
  what: string;
}

/** What the client says it has, as the headers of RFC 9110, section 13, say it. */
export interface Conditions {
  'if-match'?: string | undefined;
  'if-none-match'?: string | undefined;
}

/** How much of the hash travels: 96 bits, too many to guess and too few to weigh anything. */
const macLength = 16;

/**
 * Pure: the tag of an answer, `"<version>.<hash>"`. The hash is made of company, person and answer with the
 * server's secret: it says nothing, and whoever shares a browser with another person holds no tag of their own.
 * @param version letters and digits that change with the answer
 */
export function makeTag(secret: string, owner: TagOwner, version: string): string {
  return `"${version}.${hash(secret, owner, version)}"`;
}

/** A browser sends one or two; each costs a hash. */
const tagsTried = 50;

/** Pure: the versions of this answer that a list of tags names; tags of anybody else are as good as none. */
export function knownVersions(secret: string, owner: TagOwner, header: string | undefined): string[] {
  const tags = tagsOf(header).slice(0, tagsTried);
  return tags.flatMap((tag) => {
    const version = /^"([A-Za-z0-9]+)\./.exec(tag)?.[1];
    return version !== undefined && makeTag(secret, owner, version) === tag ? [version] : [];
  });
}

/** Pure: what the conditions of a GET or HEAD ask for, in the order of RFC 9110, section 13.2.2. */
export function judge(conditions: Conditions, tag: string): 'send' | 'unchanged' | 'changed' {
  const { 'if-match': wanted, 'if-none-match': had } = conditions;
  if (wanted !== undefined && wanted.trim() !== '*' && !strongTagsOf(wanted).includes(tag)) return 'changed';
  if (had === undefined) return 'send';
  return had.trim() === '*' || tagsOf(had).includes(tag) ? 'unchanged' : 'send';
}

/**
 * Pure: whether a part may be sent. The client that names a tag has the rest of exactly those bytes, or wants
 * everything; a date never fits, because no answer has one. RFC 9110, section 13.1.5.
 */
export function isPartWelcome(ifRange: string | undefined, tag: string): boolean {
  return ifRange === undefined || ifRange.trim() === tag;
}

function hash(secret: string, { organizationId, userId, what }: TagOwner, version: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['cache-tag', organizationId, userId, what, version]))
    .digest('base64url')
    .slice(0, macLength);
}

/** The tags of a list, without the mark of weak ones: If-None-Match does not tell them apart. */
function tagsOf(header = ''): string[] {
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].map(([, tag = '']) => tag);
}

function strongTagsOf(header: string): string[] {
  return [...header.matchAll(/(W\/)?("[^"]*")/g)].flatMap(([, weak, tag = '']) => (weak ? [] : [tag]));
}

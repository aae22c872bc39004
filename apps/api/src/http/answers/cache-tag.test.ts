import { describe, expect, it } from 'vitest';
import { isPartWelcome, judge, knownVersions, makeTag } from './cache-tag';

const owner = { organizationId: 'company', userId: 'person', what: 'board' };
const tag = makeTag('secret', owner, '7');

describe('makeTag', () => {
  it('is another one for each company, person, answer, version and installation', () => {
    const tags = [
      tag,
      makeTag('secret', { ...owner, organizationId: 'other' }, '7'),
      makeTag('secret', { ...owner, userId: 'other' }, '7'),
      makeTag('secret', { ...owner, what: 'other' }, '7'),
      makeTag('secret', owner, '8'),
      makeTag('another secret', owner, '7'),
    ];
    expect(new Set(tags).size).toBe(tags.length);
    expect(tag).toMatch(/^"7\.[\w-]{16}"$/);
  });
});

describe('knownVersions', () => {
  it.each([
    [tag, ['7']],
    [`W/${tag}`, ['7']],
    [`"x", W/${tag} ,${makeTag('secret', owner, '9')}`, ['7', '9']],
    [makeTag('secret', { ...owner, organizationId: 'other' }, '7'), []],
    [tag.replace('7', '8'), []],
    ['W/"tasks-7"', []],
    ['*', []],
    [undefined, []],
  ])('reads %s', (header, versions) => {
    expect(knownVersions('secret', owner, header)).toEqual(versions);
  });
});

it('of very many tags the first are looked at', () => {
  const tags = Array.from({ length: 300 }, (_, version) => makeTag('secret', owner, String(version)));
  expect(knownVersions('secret', owner, tags.join(','))).toHaveLength(50);
});

describe('judge', () => {
  it.each([
    [{}, 'send'],
    [{ 'if-none-match': tag }, 'unchanged'],
    [{ 'if-none-match': `"old", W/${tag}` }, 'unchanged'],
    [{ 'if-none-match': '*' }, 'unchanged'],
    [{ 'if-none-match': '"old"' }, 'send'],
    [{ 'if-match': tag }, 'send'],
    [{ 'if-match': '*' }, 'send'],
    [{ 'if-match': `W/${tag}` }, 'changed'],
    [{ 'if-match': '"old"', 'if-none-match': tag }, 'changed'],
  ] as const)('%o', (headers, verdict) => {
    expect(judge(headers, tag)).toBe(verdict);
  });
});

describe('isPartWelcome', () => {
  it.each([
    [undefined, true],
    [tag, true],
    [`W/${tag}`, false],
    ['"old"', false],
    ['Sun, 22 Nov 2026 00:00:00 GMT', false],
  ])('If-Range: %s', (header, isWelcome) => {
    expect(isPartWelcome(header, tag)).toBe(isWelcome);
  });
});

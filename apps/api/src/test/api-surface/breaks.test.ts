import { describe, expect, it } from 'vitest';
import { findBreaks } from './breaks';
import { type ApiDocument, surfaceOf } from './surface';

const text = { type: 'string' };
const body = (schema: object) => ({ content: { 'application/json': { schema } } });
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  ...{ properties, required },
});
const asked = (properties: object, required?: string[]) => ({
  requestBody: body(object(properties, required)),
});
const answer = (properties: object, required?: string[], status = '200') => ({
  responses: { [status]: body(object(properties, required)), '4XX': body({}) },
});
const read = (operation: object): ApiDocument =>
  ({ paths: { '/tasks': { post: { 'x-permission': 'create actions', ...operation } } } }) as never;

const choice = { enum: ['todo', 'done'] };
const before = {
  ...asked({ title: text, status: choice }, ['title']),
  ...answer({ id: text, state: choice }),
};
const breaks = (after: object, of: object = before) =>
  findBreaks(surfaceOf(read(of)), surfaceOf(read({ ...of, ...after })));

describe('breaks nothing', () => {
  it.each([
    ['the same', {}],
    ['a field of an answer that is new', answer({ id: text, state: choice, more: text })],
    ['a value of an answer that is new', answer({ id: text, state: { enum: ['todo', 'done', 'later'] } })],
    ['a field that may be asked for', asked({ title: text, status: choice, note: text }, ['title'])],
    ['a value that is taken, too', asked({ title: text, status: text }, ['title'])],
    ['a field that may be left out now', asked({ title: text, status: choice }, [])],
    [
      'something new with required fields in it',
      asked({ title: text, status: choice, place: object({ column: text }) }, ['title']),
    ],
  ])('%s', (_, after) => {
    expect(breaks(after)).toEqual([]);
  });

  it('an operation that is new', () => {
    const more = read(before);
    more.paths['/more'] = read(before).paths['/tasks'] ?? {};
    expect(findBreaks(surfaceOf(read(before)), surfaceOf(more))).toEqual([]);
  });
});

describe('breaks programs', () => {
  it.each([
    ['200.id is not answered any more', answer({ state: choice })],
    ['200.id may be missing now', answer({ id: text, state: choice }, ['state'])],
    ['200.id may be null now', answer({ id: { anyOf: [text, { type: 'null' }] }, state: choice })],
    ['does not answer 200 any more', answer({ id: text, state: choice }, undefined, '201')],
    ['body.note is new and required', asked({ title: text, status: choice, note: text }, ['title', 'note'])],
    ['body.status is required now', asked({ title: text, status: choice })],
    ['body.status is not taken any more', asked({ title: text })],
    [
      'body.status does not take "todo" any more',
      asked({ title: text, status: { const: 'done' } }, ['title']),
    ],
    ['asks for update actions in place of create actions', { 'x-permission': 'update actions' }],
    ['takes no tokens any more', { security: [{ session: [] }] }],
    [
      'query.page is new and required',
      { parameters: [{ name: 'page', in: 'query', required: true, schema: text }] },
    ],
  ])('%s', (fault, after) => {
    expect(breaks(after)).toContain(`POST /tasks: ${fault}`);
  });

  it('an operation that is gone', () => {
    expect(findBreaks(surfaceOf(read(before)), [])).toEqual(['POST /tasks: is gone']);
  });
});

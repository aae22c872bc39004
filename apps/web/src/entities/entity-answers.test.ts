import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEntityState } from './entity-state';
import { entitiesOf } from './entity-table';

interface Row {
  id: string;
  name: string;
  version?: number;
}

type Kind = 'list' | 'page' | 'one' | 'save' | 'restore';
type Step =
  | { what: 'change'; id: string; isGone: boolean }
  | { what: 'ask'; kind: Kind; id: string }
  /** Which of the requests under way is read, or arrives; the events come in their order. */
  | { what: 'read' | 'arrive'; nth: number }
  /** The next event comes; or what is on its way never does, and the list is asked for instead. */
  | { what: 'event' | 'resync' };

interface Request {
  ask: number;
  kind: Kind;
  id: string;
  answer?: Row[];
}

const ids = ['a', 'b', 'c'];

/** A server with some rows, and the store of a browser that asks it and hears of its changes in their order. */
class Scene {
  private readonly state = createEntityState<Row>('rows');
  private store = this.state.reducer(undefined, { type: 'start' });
  private readonly server = new Map<string, Row>();
  private readonly events: { id: string; row: Row | undefined; number: number }[] = [];
  private requests: Request[] = [];
  private count = 0;

  constructor(private readonly hasVersions: boolean) {}

  take(step: Step): void {
    if (step.what === 'change') this.change(step.id, step.isGone);
    else if (step.what === 'ask') this.ask(step.kind, step.id);
    else if (step.what === 'read') this.read(this.waiting(false)[step.nth]);
    else if (step.what === 'arrive') this.arrive(this.waiting(true)[step.nth]);
    else if (step.what === 'event') this.hear();
    else this.resync();
  }

  /** Everything that is on its way arrives, the requests in the order of their turn. */
  end(hearsFirst: boolean): void {
    if (hearsFirst) while (this.events.length) this.hear();
    for (const request of this.waiting(false)) this.read(request);
    for (const request of this.waiting(true)) this.arrive(request);
    while (this.events.length) this.hear();
  }

  shown = () => sorted(entitiesOf(this.store.table));
  there = () => sorted(this.server.values());

  private waiting = (isRead: boolean) =>
    this.requests.filter(({ answer }) => (answer !== undefined) === isRead);

  private dispatch(action: Parameters<typeof this.state.reducer>[1]): void {
    this.store = this.state.reducer(this.store, action);
  }

  private change(id: string, isGone: boolean): void {
    const number = ++this.count;
    const row = { id, name: `change ${number}`, ...(this.hasVersions && { version: number }) };
    if (isGone) this.server.delete(id);
    else this.server.set(id, row);
    this.events.push({ id, row: isGone ? undefined : row, number });
  }

  private ask(kind: Kind, id: string): void {
    const ask = ++this.count;
    this.requests.push({ ask, kind, id });
    this.dispatch(this.state.actions.sent(ask));
    if (kind === 'list')
      this.dispatch(this.state.actions.statusChanged({ operation: 'getAll', status: 'pending', ask }));
  }

  private resync(): void {
    // Which was first, a list or one's own saving, only the event could tell that is dropped here.
    if (this.requests.some(({ kind }) => kind === 'save' || kind === 'restore')) return;
    this.events.length = 0;
    this.ask('list', '');
  }

  private read(request: Request | undefined): void {
    if (!request) return;
    const { kind, id } = request;
    // Nobody changes what is not there.
    if (kind === 'restore' || (kind === 'save' && this.server.has(id))) this.change(id, false);
    const isOfOne = kind !== 'list' && kind !== 'page';
    request.answer = [...this.server.values()].filter((row) => !isOfOne || row.id === id);
  }

  private arrive(request: Request | undefined): void {
    if (!request?.answer) return;
    const { ask, kind, answer } = request;
    const { listed, received, answered } = this.state.actions;
    if (kind === 'list') this.dispatch(listed(answer, ask));
    else if (kind === 'one') this.dispatch(received(answer, ask, []));
    else if (kind === 'page') {
      const here = this.shown().map(({ id }) => id);
      const gone = here.filter((id) => answer.every((row) => row.id !== id));
      this.dispatch(received(answer, ask, gone));
    } else this.dispatch(received(answer, ask));
    this.dispatch(answered(ask));
    this.requests = this.requests.filter((one) => one !== request);
  }

  private hear(): void {
    const event = this.events.shift();
    if (!event) return;
    const { received, removed } = this.state.actions;
    const version = this.hasVersions ? event.number : undefined;
    this.dispatch(event.row ? received([event.row]) : removed(event.id, version));
  }
}

const sorted = (rows: Iterable<Row>) => [...rows].sort((one, other) => (one.id < other.id ? -1 : 1));

const id = fc.constantFrom(...ids);
const nth = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constant('change' as const), id, isGone: fc.boolean() }),
  fc.record({
    what: fc.constant('ask' as const),
    kind: fc.constantFrom<Kind>('list', 'page', 'one', 'save', 'restore'),
    id,
  }),
  fc.record({ what: fc.constantFrom('read' as const, 'arrive' as const), nth }),
  fc.record({ what: fc.constantFrom('event' as const, 'event' as const, 'resync' as const) }),
);

// Without versions it knows at least which there are.
test.each([true, false])(
  'whatever overtakes what, a store ends as the server (with versions: %s)',
  (hasVersions) => {
    const steps = fc.array(step, { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(steps, fc.boolean(), (list, hearsFirst) => {
        const scene = new Scene(hasVersions);
        for (const one of list) scene.take(one);
        scene.end(hearsFirst);
        const told = (rows: Row[]) => (hasVersions ? rows : rows.map((row) => row.id));
        expect(told(scene.shown())).toEqual(told(scene.there()));
      }),
      { numRuns: 2_000 },
    );
  },
);

describe('what one deletes and brings back while its events are late', () => {
  const { actions, reducer } = createEntityState<Row>('rows');
  const at = (version: number) => ({ id: 'a', name: `version ${version}`, version });
  const begin = [
    actions.received([at(1)]),
    actions.sent(1),
    actions.removed('a'),
    actions.answered(1),
    actions.sent(2),
  ].reduce(reducer, reducer(undefined, { type: 'start' }));
  const shown = (...more: Parameters<typeof reducer>[1][]) => [
    ...entitiesOf(more.reduce(reducer, begin).table),
  ];

  test('is there when the answer comes, whenever its deletion is told', () => {
    expect(shown(actions.removed('a', 2), actions.received([at(3)], 2))).toEqual([at(3)]);
    expect(shown(actions.received([at(3)], 2), actions.removed('a', 2))).toEqual([at(3)]);
    expect(shown(actions.removed('a', 2), actions.listed([at(3)]))).toEqual([at(3)]);
  });

  test('is gone where somebody else has deleted it since', () => {
    const others = [actions.received([at(3)]), actions.removed('a', 4)];
    expect(shown(actions.removed('a', 2), ...others, actions.received([at(3)], 2))).toEqual([]);
    expect(shown(actions.received([at(3)], 2), actions.removed('a', 4))).toEqual([]);
  });
});

test('a page takes away what it lacks, and nothing that came while it was on its way', () => {
  const { actions, reducer } = createEntityState<Row>('rows');
  const rows = (names: string) => [...names].map((name) => ({ id: name, name }));
  const state = [
    actions.received(rows('abc')),
    actions.sent(1),
    actions.received(rows('d')),
    actions.received(rows('a'), 1, ['b', 'c', 'd']),
    actions.answered(1),
  ].reduce(reducer, reducer(undefined, { type: 'start' }));
  expect(sorted(entitiesOf(state.table))).toEqual(rows('ad'));
  expect(state.touched).toEqual({});
});

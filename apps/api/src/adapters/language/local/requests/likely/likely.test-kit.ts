import type { NamedTask } from '../mentions/find-mentions';
import type { RequestContext } from '../request';
import { type Marked, markMessage } from './marks';

const person = (id: string, firstName: string, lastName: string, isActive = true) => ({
  ...{ id, firstName, lastName, isActive },
});

/** A bakery on a Wednesday; Nadia asks. */
export const bakery: Omit<RequestContext, 'message'> = {
  ...{ language: 'en', today: '2026-11-25', me: 'nadia', place: 'board' },
  people: [
    person('nadia', 'Nadia', 'Okafor'),
    person('priya', 'Priya', 'Raman'),
    person('tomasz', 'Tomasz', 'Nowak'),
    person('ana-g', 'Ana', 'García'),
    person('ana-l', 'Ana', 'López'),
    person('owen', 'Owen', 'Pritchard', false),
  ],
  departments: [{ id: 'shop', name: 'Shop' }],
  tags: ['urgent', 'winter'],
};

export const bakeryTasks: readonly NamedTask[] = [
  'Repair the oven',
  'Order the winter flour',
  'Sign the lease of the new shop',
  'Clean the delivery van',
  'Paint the delivery entrance',
].map((title, at) => ({ id: String(at), title, isDone: false, assigneeId: null }));

export const marked = (message: string, over: Partial<RequestContext> = {}): Marked =>
  markMessage({ ...bakery, ...over, message }, bakeryTasks);

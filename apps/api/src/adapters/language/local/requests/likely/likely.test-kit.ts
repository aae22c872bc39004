import type { NamedTask } from '../mentions/find-mentions';
import type { RequestContext } from '../request';
import { context } from '../requests.test-kit';
import { type Marked, markMessage } from './marks';

/** On the board; the tasks are a bakery's. */
export const bakery: typeof context = { ...context, place: 'board' };

export const bakeryTasks: readonly NamedTask[] = [
  'Repair the oven',
  'Order the winter flour',
  'Sign the lease of the new shop',
  'Clean the delivery van',
  'Paint the delivery entrance',
].map((title, at) => ({ id: String(at), title, isDone: false, assigneeId: null }));

export const marked = (message: string, over: Partial<RequestContext> = {}): Marked =>
  markMessage({ ...bakery, ...over, message }, bakeryTasks);

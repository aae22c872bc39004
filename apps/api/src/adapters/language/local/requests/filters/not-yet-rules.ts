import type { Bound } from '../grammar/match';
import type { TaskFilter } from '../request';
import { type FilterRule, filterRule } from './filter-rule';

const after = filterRule('en', 'after');
const tras = filterRule('es', 'after');
const open = (): TaskFilter => ({ statuses: ['pending', 'todo', 'in-progress'] });
const unmoved = ({ since }: Bound): TaskFilter => ({ ...open(), unmovedSince: since as string });

/** What nobody has done with a task, whosever it is. */
export const notYetRules: readonly FilterRule[] = [
  after('[that|which] (nobody has|no one has) [yet|ever] (finished|done|completed|closed) [yet]', open),
  after(
    '[that|which] (nobody has|no one has) [yet|ever] (moved|touched|changed|updated) (for|in|since|over) [the last|more than] {since}',
    unmoved,
  ),
  tras(
    '[que] [aun|todavia] nadie (ha|haya) [aun|todavia] (terminado|acabado|hecho|cerrado|completado) [aun|todavia]',
    open,
  ),
  tras(
    '[que] [aun|todavia] no (ha|haya) (terminado|acabado|hecho|cerrado|completado) [aun|todavia] nadie',
    open,
  ),
  tras('[que] nadie (ha|haya) (movido|tocado|cambiado|actualizado) (desde|en|desde hace) {since}', unmoved),
];

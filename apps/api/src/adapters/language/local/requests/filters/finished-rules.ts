import type { Bound } from '../grammar/match';
import type { Days, TaskFilter } from '../request';
import { type FilterRule, filterRule } from './filter-rule';
import { finishedWithin } from './within-days';

const did = filterRule('en', 'both');
const hizo = filterRule('es', 'both');
const within = ({ past }: Bound): TaskFilter => finishedWithin(past as Days);
const theirs = (bound: Bound): TaskFilter => ({ ...within(bound), assigneeId: bound.owner as string });
const mine = (bound: Bound): TaskFilter => ({ ...within(bound), assigneeId: bound.me as string });

const done = { statuses: ['done' as const] };
const doneBy = (bound: Bound): TaskFilter => ({ ...done, assigneeId: bound.owner as string });
const doneByMe = (bound: Bound): TaskFilter => ({ ...done, assigneeId: bound.me as string });

/** Without days, what only tells of something that was done ('what did she do') says less than this. */
const closed = '(finish|finished|complete|completed|close|closed|wrap up|tick off)';
const ended =
  '(finish|finished|complete|completed|close|closed|do|done|get done|got done|get through|wrap up|tick off)';
const when = '[so far|already] [in|during|on] {past}';
const terminado = '(terminado|acabado|cerrado|completado|finalizado|hecho)';
const termino = '(termino|acabo|cerro|completo|finalizo|hizo|terminaron|acabaron|cerraron|completaron)';
const cuando = '[ya] [en|durante] {past}';

/** What somebody finished in days that are over or run: questions say it, with their subject between its words. */
export const finishedRules: readonly FilterRule[] = [
  did(`(did|has|have|had) {owner} [already] ${ended} ${when}`, theirs),
  did(`(did|has|have|had) i [already] ${ended} ${when}`, mine),
  did(
    `(did|has|have|had) (we|they|people|everybody|everyone|the team) [already|all] ${ended} ${when}`,
    within,
  ),
  did(`{owner} (has|have) [already] (finished|completed|closed|done|wrapped up) ${when}`, theirs),
  did(`{owner} (finished|completed|closed|wrapped up|ticked off) ${when}`, theirs),
  did(`(finished|completed|closed|done) by {owner} ${when}`, theirs),
  did(`(did|has|have|had) {owner} [already] ${closed}`, doneBy),
  did(`(did|has|have|had) i [already] ${closed}`, doneByMe),
  did(`(did|has|have|had) (we|they|people|everybody|everyone|the team) [already|all] ${closed}`, () => done),
  did(`(finished|completed|closed|done) by {owner}`, doneBy),
  hizo(`(ha|han) [ya] ${terminado} [ya] {owner}`, doneBy),
  hizo(`{owner} (ha|han) [ya] ${terminado}`, doneBy),
  hizo(`(termino|acabo|cerro|completo|finalizo) {owner}`, doneBy),
  hizo(`{owner} (termino|acabo|cerro|completo|finalizo)`, doneBy),
  hizo(`he ${terminado}`, doneByMe),
  hizo(`(hemos ${terminado}|se han ${terminado})`, () => done),
  hizo(`(ha|han) [ya] ${terminado} [ya] {owner} ${cuando}`, theirs),
  hizo(`{owner} (ha|han) [ya] ${terminado} ${cuando}`, theirs),
  hizo(`${termino} {owner} ${cuando}`, theirs),
  hizo(`{owner} ${termino} ${cuando}`, theirs),
  hizo(`he ${terminado} ${cuando}`, mine),
  hizo(
    `(hemos ${terminado}|terminamos|acabamos|cerramos|completamos|hicimos|se ha ${terminado}|se han ${terminado}) ${cuando}`,
    within,
  ),
];

import { contentWords } from '@/adapters/language/local/content-words';
import { englishPack } from '@/adapters/language/local/packs/pack-en';
import { spanishPack } from '@/adapters/language/local/packs/pack-es';
import type { Bound } from '../grammar/match';
import type { Column, Days, MeetingMeant, TaskFilter } from '../request';
import { type FilterRule, filterRule } from './filter-rule';
import { missingRules } from './missing-rules';
import { notYetRules } from './not-yet-rules';
import { changedWithin, createdWithin, finishedWithin } from './within-days';

/** What is not done. */
export const openColumns: readonly Column[] = ['pending', 'todo', 'in-progress'];
const open = (): TaskFilter => ({ statuses: [...openColumns] });
const done = (): TaskFilter => ({ statuses: ['done'] });
const unstarted = (): TaskFilter => ({ statuses: ['pending', 'todo'] });
const started = (): TaskFilter => ({ statuses: ['in-progress'] });
const unmoved = ({ since }: Bound): TaskFilter => ({
  statuses: [...openColumns],
  unmovedSince: since as string,
});
const origin = ({ words }: Bound): TaskFilter => ({ origin: meetingOf(words as string) });
/** The meeting that words name; 'this' is the open one. */
export const meetingOf = (words: string): MeetingMeant =>
  /^(?:this|esta)(?: (?:meeting|call|reunión|reunion|llamada))?$/i.test(words)
    ? 'open'
    : { named: words.replace(/ (?:meeting|call)$|^(?:reunión|reunion) (?:de la|del|de|sobre) /i, '') };
const originOf = ({ past }: Bound): TaskFilter => ({ origin: { within: past as Days } });
const createdIn = ({ past }: Bound): TaskFilter => createdWithin(past as Days);
const changedIn = ({ past }: Bound): TaskFilter => changedWithin(past as Days);
const finishedIn = ({ past }: Bound): TaskFilter => finishedWithin(past as Days);
const overdue = (): TaskFilter => ({ due: 'overdue' });
const proposals = (): TaskFilter => ({ isProposal: true });
const owner = ({ owner: id }: Bound): TaskFilter => ({ assigneeId: id as string });
const column = ({ column: status }: Bound): TaskFilter => ({ statuses: [status as Column] });
const columns = ({ column: one, other }: Bound): TaskFilter => ({
  statuses: [one as Column, other as Column],
});
/** What is 'pendiente' is whatever somebody still has to do. */
const outstanding = ({ column: status }: Bound): TaskFilter =>
  status === 'pending' ? open() : { statuses: [status as Column] };
const tags = ({ tags: names }: Bound): TaskFilter => ({ tags: names as string[] });
const range = ({ range: due }: Bound): TaskFilter => ({ due: due as { from?: string; to?: string } });
const about = ({ words: text }: Bound): TaskFilter => ({ about: telling(text as string) });
const department = ({ department: id }: Bound): TaskFilter => ({ departmentId: id as string });

/** The words of a text that say something. */
export const telling = (text: string) =>
  contentWords(text, englishPack.stopWords).filter((word) => !spanishPack.stopWords.has(word));

const before = filterRule('en', 'before');
const after = filterRule('en', 'after');
const both = filterRule('en', 'both');
const antes = filterRule('es', 'before');
const tras = filterRule('es', 'after');
const ambos = filterRule('es', 'both');

const english: readonly FilterRule[] = [
  both('(overdue|late|delayed|behind schedule|past due)', overdue),
  both('(open|unfinished|active)', open),
  after('(not done|not finished|still open|still to do) [yet]', open),
  after('(not started|not begun|unstarted) [yet]', unstarted),
  before('(unstarted|not started)', unstarted),
  after('not yet (started|begun)', unstarted),
  after('not yet (done|finished)', open),
  both('(done|finished|completed|closed)', done),
  both('(in progress|started|ongoing)', () => ({ statuses: ['in-progress'] })),
  before('(to do|todo)', () => ({ statuses: ['todo'] })),
  both('pending', () => ({ statuses: ['pending'] })),
  both('(proposed|unapproved)', proposals),
  after('(about|regarding|mentioning|that mention) {words}', about),
  after(
    '[sitting|waiting|still|stuck|lying|hanging|parked] (waiting for|awaiting|on|in|for|under|pending|up for|to be approved in) [the] (approval|sign off|approvals) [column|stage|queue]',
    proposals,
  ),
  after('(waiting|still|left) to be approved', proposals),
  after(
    'proposals [are|is] [there|open|still|waiting] [for] (me|us|my approval|our approval|approval) [to (approve|accept|sign off|decide) [them]]',
    proposals,
  ),
  after(
    'proposals [are|is] [still] waiting [for] [me|us|my approval|approval|an answer|a decision] [to (be approved|approve [them]|accept [them]|sign [them] off|decide)]',
    proposals,
  ),
  before('{known:tags}', tags),
  before('my [own|two|three|four|five|other|remaining|last]', ({ me }) => ({ assigneeId: me as string })),
  after(
    '{theirs} [still|currently|now|also] (has|have|had|owns|owned|is working on) [left|open|going|outstanding]',
    ({ theirs }) => ({
      assigneeId: theirs as string,
    }),
  ),
  before('{theirs} [own|two|three|four|five|other|remaining|last]', ({ theirs }) => ({
    assigneeId: theirs as string,
  })),
  before('{possessive} [own|two|three|four|five|other|remaining|last]', ({ possessive }) => ({
    assigneeId: possessive as string,
  })),
  after('(of|for|from|with|by|assigned to|belonging to|owned by) {owner}', owner),
  after('of {theirs}', ({ theirs }) => ({ assigneeId: theirs as string })),
  after('{owner} is (late|behind|overdue) (with|on)', (bound) => ({ ...owner(bound), ...overdue() })),
  after("(isn't|aren't|is not|are not) (done|finished|closed|completed) [yet]", open),
  after(
    "[that|which] (haven't|have not|hasn't|has not|have never|has never|nobody has|no one has) [yet|ever] [been] (started|begun|touched) [yet]",
    unstarted,
  ),
  after('[that|which|who] (have|has) [already] [been] (started|begun)', started),
  after('under {tags}', tags),
  after('in [the] {known:tags}', tags),
  after('{possessive:owner} (two|three|four|both)', owner),
  after('with {owner} on it', owner),
  after('(of|for|from|by) {possessive:owner}', owner),
  after('(mine|of mine|assigned to me|i have|i own)', ({ me }) => ({ assigneeId: me as string })),
  after('(on|in) my [own] (plate|list|queue|name|pile|board|desk|side|court|hands)', ({ me }) => ({
    assigneeId: me as string,
    ...open(),
  })),
  after(
    '{owner} [still|currently|also|already] (has|owns|holds|keeps|had|is on|is doing|is working on)',
    owner,
  ),
  after('{owner} (has|owns) (left|open|going|outstanding|to do)', (bound) => ({
    ...owner(bound),
    ...open(),
  })),
  after(
    '(on|in|at|from) {possessive:owner} [own] (list|queue|name|pile|board|side|end|part|desk|court|hands)',
    owner,
  ),
  after('on {possessive:owner} plate', (bound) => ({ ...owner(bound), ...open() })),
  after(
    "(not moved|unmoved|not changed|unchanged|untouched|not touched|not updated|not been touched|not been updated|not been moved|hasn't moved|haven't moved|hasn't changed|haven't changed|hasn't been touched|haven't been touched|idle|stuck|sitting there|standing still) [for|in|since|over] [over] [the last|more than] {since}",
    unmoved,
  ),
  after(
    '[still|currently|just] [sits|sitting|sit|stuck|lies|lying|waiting|waits|parked|left|hangs|hanging] in [the] {column} [column]',
    column,
  ),
  after('[still|currently] in [the] {column} (and|or|,) [in] [the] {column:other} [columns|column]', columns),
  after('(tagged|labelled|labeled) [as|with] {tags}', tags),
  after('with [the] (tag|tags|label|labels) {tags}', tags),
  after('with [the] {tags} (tag|tags|label|labels)', tags),
  after('(has|have|having|carries|carry|carrying|got) [the] (tag|tags|label) {tags}', tags),
  after('(has|have|having|carries|carry|carrying|got) [the] {tags} (tag|tags|label)', tags),
  after('(due|that fall due|falling due|due on) {range}', range),
  before('{department}', department),
  after('(in|of|from) [the] {department} [team|department]', department),
  after('(from|of|out of|in|from in) (the|our) (last|latest|previous) (meeting|call)', () => ({
    origin: 'last',
  })),
  after('(from|out of|in|of) [the|our] {past} (meeting|call)', originOf),
  after('(from|out of|in|of) the (meeting|call) (on|of|from) {past}', originOf),
  after(
    '(from|out of|that came from|came from|that came out of|came out of|raised in|created in) [the|our] {words}',
    origin,
  ),
  after('(created|added|new|opened) since {since}', ({ since }) => ({ createdSince: since as string })),
  after('(created|added|opened) [in|during|on] {past}', createdIn),
  after('(changed|updated|touched|moved) since {since}', ({ since }) => ({ changedSince: since as string })),
  after('(changed|updated|touched) [in|during|on] {past}', changedIn),
  after(
    '(finished|completed|done|closed|wrapped up|ticked off) [so far|already] [in|during|on] {past}',
    finishedIn,
  ),
  after(
    '(finished|completed|done|closed|wrapped up|ticked off) [so far|already|up to now|until now] [since|in|during] {since}',
    ({ since }) => ({
      statuses: ['done'],
      finishedSince: since as string,
    }),
  ),
];

const spanish: readonly FilterRule[] = [
  ambos(
    '(atrasadas|atrasados|atrasada|atrasado|vencidas|vencidos|vencida|vencido|retrasadas|retrasados|con retraso)',
    overdue,
  ),
  ambos('(abiertas|abiertos|abierta|abierto|sin terminar|sin acabar|sin hacer|activas)', open),
  ambos('(hechas|hechos|terminadas|terminados|acabadas|completadas|finalizadas|cerradas)', done),
  tras('{theirs}', ({ theirs }) => ({ assigneeId: theirs as string })),
  antes('{theirs} [dos|tres|cuatro|cinco|otras|otros|ultimas|ultimos]', ({ theirs }) => ({
    assigneeId: theirs as string,
  })),
  tras('(sin empezar|no empezadas|sin iniciar)', unstarted),
  tras(
    '[que] ([aun|todavia] no|nadie) [se] (ha|han|haya|hayan|hemos) [sido|aun|todavia] (empezado|empezada|empezadas|empezados|comenzado|tocado)',
    unstarted,
  ),
  tras(
    '[que] [ya] (se ha|se han|ha sido|han sido|haya|hayan|ha|han) [ya] (empezado|empezada|empezadas|empezados|comenzado)',
    started,
  ),
  tras('[que] [ya] (esta|este|estan|esten|sigue|siguen|anda|andan) [ya] en [la columna] {column}', column),
  tras(
    '(sin mover|sin tocar|sin cambios|sin moverse|paradas|quietas|que no se mueven|que no se han movido) [desde|en|hace|desde hace] {since}',
    unmoved,
  ),
  tras('[que] no (estan|esten|esta|este) (hechas|hechos|terminadas|acabadas|terminado|hecho)', open),
  tras(
    '[que] (lleva|llevan|lleve|lleven|tenga|tengan|tiene|tienen) [la|las] [etiqueta|etiquetas] {tags}',
    tags,
  ),
  tras('{owner} [aun|todavia] (tiene|lleva|tenga|lleve) [aun|todavia]', owner),
  tras('{owner} [aun|todavia] (tiene|tenga) [aun|todavia] {column}', (bound) => ({
    ...owner(bound),
    ...outstanding(bound),
  })),
  tras('[que] (tenga|tiene) {owner} {column}', (bound) => ({ ...owner(bound), ...outstanding(bound) })),
  tras('[que] [le|les] (queda|quedan|quede|queden|falta|falte) [todavia|aun] a {owner}', (bound) => ({
    ...owner(bound),
    ...open(),
  })),
  tras('(de|con) {known:tags}', tags),
  tras('[que] (tenga|lleve|tenia) {owner}', owner),
  tras(
    '[que] (vence|vencen|vencia|vencian|vencio|vencieron|venza|venzan|toca|tocan|toque|toquen|caduca|caducan) {range}',
    range,
  ),
  tras(
    '[que] (venga|vengan|viene|vienen|salio|salieron|salgan|salen|surgio|surgieron) (de|del|en) [la|el] {words}',
    origin,
  ),
  tras('(de|salidas de|que salieron de) la reunion (del|de|de la) {past}', originOf),
  tras('(de|salidas de|que salieron de) la ultima (reunion|llamada)', () => ({ origin: 'last' })),
  tras('(salidas de|que salieron de|que vienen de|que salen de|que surgieron en) [la|el] {words}', origin),
  tras('(que tenga|que tengan|que tiene|que tienen) [la|las] (etiqueta|etiquetas) {tags}', tags),
  tras(
    '(que llevan|llevan|que lleva|lleva) [mas de] {since} (sin moverse|sin mover|sin tocarse|sin tocar|sin cambios|sin cambiar|paradas|parado|parada|quietas)',
    unmoved,
  ),
  tras(
    '[que] [estan|esta|siguen|sigue] (por aprobar|pendientes de aprobar|sin aprobar|esperando aprobacion|esperando la aprobacion|esperando el visto bueno|(esperando|a la espera de|pendientes de|pendiente de) [a] que [las|los|la|lo] (aprobemos|aprueben|apruebe|apruebes|aprobeis|acepte|aceptemos|acepten)|pendientes de aprobacion|pendiente de aprobacion|a la espera de aprobacion|a la espera de que se aprueben|por ser aprobadas|que esperan aprobacion|esperan aprobacion)',
    proposals,
  ),
  ambos('propuestas', proposals),
  tras('(sobre|acerca de|relacionadas con) {words}', about),
  antes('mis [dos|tres|cuatro|cinco|propias|otras]', ({ me }) => ({ assigneeId: me as string })),
  tras('(en|de) mi [propia|propio] (lista|cola|mesa|bandeja|tejado|plato|nombre)', ({ me }) => ({
    assigneeId: me as string,
  })),
  tras('(mias|que tengo|que tengo yo)', ({ me }) => ({ assigneeId: me as string })),
  tras('(de|para|asignadas a|asignados a|asignado a|que son de) {owner}', owner),
  tras('que (tiene|lleva) {owner}', owner),
  tras(
    'que [todavia|aun] (esta|este|sigue|siga|queda|quede|estan|siguen|quedan) [todavia|aun] (a nombre de|a cargo de|en manos de|asignado a|asignada a|asignadas a) {owner}',
    (bound) => ({ ...owner(bound), ...open() }),
  ),
  tras('en [la columna] {column}', column),
  tras('en [la columna|las columnas] {column} (y|e|o|,) [en] [la columna] {column:other}', columns),
  tras('por hacer', () => ({ statuses: ['todo'] })),
  ambos(
    '[(queda|quedan|falta|faltan)] por (acabar|acaba|terminar|termina|cerrar|cierra|completar|completa|resolver)',
    open,
  ),
  tras('(quedan|queda|faltan|falta) por (haz|hacer)', open),
  both('(left|remain|remains|remaining|outstanding|still to be done|left to do|to go)', open),
  tras('(etiquetadas|etiquetados|etiquetado|etiquetada|marcadas|marcado) (con|como|de) {tags}', tags),
  tras('con (la etiqueta|etiqueta|las etiquetas) {tags}', tags),
  tras('{known:tags}', tags),
  tras('(que vencen|que vence|que vencian|vencen|para|con fecha de|con fecha|que son para) {range}', range),
  tras('(de|del) [departamento|equipo] [de] {department}', department),
  tras('(creadas|creados|nuevas|anadidas) desde {since}', ({ since }) => ({ createdSince: since as string })),
  tras('(creadas|creados|nuevas|anadidas) [en|durante] {past}', createdIn),
  tras('(cambiadas|cambiados|modificadas) desde {since}', ({ since }) => ({ changedSince: since as string })),
  tras('(cambiadas|cambiados|modificadas) [en|durante] {past}', changedIn),
  tras('(por|de) parte de {owner}', owner),
  tras(
    '[se han|se ha|hemos|han sido] (terminadas|acabadas|hechas|cerradas|completadas|terminado|acabado|cerrado|completado) [ya] [en|durante] {past}',
    finishedIn,
  ),
  tras(
    '(terminadas|acabadas|hechas|cerradas|completadas|terminado|acabado|cerrado|completado) [hasta ahora|ya|en lo que va de] [desde|en] {since}',
    ({ since }) => ({
      statuses: ['done'],
      finishedSince: since as string,
    }),
  ),
];

export const filterRules: readonly FilterRule[] = [...missingRules, ...notYetRules, ...english, ...spanish];

/** Both at once; null: they contradict one another. */
export function joined(a: TaskFilter, b: TaskFilter): TaskFilter | null {
  const isKnown = (key: keyof TaskFilter) =>
    a[key] !== undefined && b[key] !== undefined && JSON.stringify(a[key]) !== JSON.stringify(b[key]);
  const { tags: _, about: __, ...rest } = b;
  const clash = (Object.keys(rest) as (keyof TaskFilter)[]).some((key) => isKnown(key));
  if (clash) return null;
  return {
    ...a,
    ...rest,
    ...(a.tags || b.tags ? { tags: [...new Set([...(a.tags ?? []), ...(b.tags ?? [])])] } : {}),
    ...(a.about || b.about ? { about: [...(a.about ?? []), ...(b.about ?? [])] } : {}),
  };
}

import { type PieceForm, spanish } from './piece';
import {
  bareDay,
  beside,
  column,
  day,
  inPlace,
  mine,
  more,
  notTo,
  plannedDay,
  span,
  swapped,
  tags,
  taking,
  task,
  to,
  toldColumn,
  toldOff,
  toldTags,
  wishedDay,
} from './read-values';

const haciendo =
  '(vea|mire|revise|arregle|atienda|resuelva|solucione|haga|haz|lleve|lleva|coja|coge|tome|toma|tenga|gestione|termine|acabe|prepare|hara|llevara|cogera|asuma)';

/** The same in Spanish. */
export const spanishValues: readonly PieceForm[] = [
  ...spanish(
    inPlace,
    '(cambia|sustituye|reemplaza) a {namesake:named} por {person}',
    'pon a {person} en (vez|lugar) de {namesake:named}',
  ),
  ...spanish({ isFiller: true }, '[todavia|aun] no (esta|estan) [todavia|aun|del todo] {column}'),
  ...spanish(
    to,
    '(a|para|con) {person}',
    '(como|de) responsable [a|:] {person}',
    '(responsable|encargado|encargada) [:|es|sea] {person}',
    '(a|en) nombre de {person}',
  ),
  ...spanish(
    taking,
    `(lo|la|los|las|se lo|se la|que lo|que la|que los|que las) ${haciendo} {person}`,
    `[que] {someone:person} [se] [lo|la|los|las] ${haciendo}`,
    '(se encarga|se encargue|se ocupe|se ocupa|se encargara|se ocupara|se la queda|se lo queda|se quede|se queda|que se encargue|que se ocupe|se haga cargo) {person} [de|con]',
    '[que] {someone:person} se (encargue|ocupe|encarga|ocupa|queda|quede|haga cargo|encargara) [de|con]',
    '(es|sea|va|vaya|queda|quede|pasa|pase|seria|son|van|vayan|pasan) (para|a|de|con) {person}',
    '{person} (lo|la|los|las) (hara|hace|lleva|llevara|coge|termina|haga|lleve)',
    '(deberia|debe|tiene que|deberian) (lleva|haz|coge|termina|ocupa -se de|encarga -se de) [-la|-lo|-las|-los] {person}',
  ),
  ...spanish(
    mine,
    '[ya] (lo|la|los|las) (hago|llevo|cojo|hare|llevare|quedo) yo',
    '[ya|yo] me (encargo|ocupo|quedo) [yo] [de|con|-la|-lo]',
    '[ya] me (lo|la|los|las) (quedo|llevo) [yo]',
  ),
  ...spanish(
    notTo,
    '(en vez de|en lugar de|y no|no|ya no es de|ya no la lleva|ya no lo lleva|ya no es para) {namesake:named}',
  ),
  ...spanish(
    ({ from }) => ({ from: from as string, deed: 'take' }),
    '(quita|saca) a {holder:from} de {certain:task}',
    '(quita|saca) [-se|-le] [-la|-lo] a {holder:from}',
  ),
  ...spanish(({ from }) => ({ from: from as string }), '(de|del) {holder:from}'),
  ...spanish(
    day,
    '(para|para el|hasta|hasta el|antes de|antes del|con fecha|con fecha de|con fecha del|que venza|vence|con plazo|con plazo hasta|con vencimiento|como muy tarde|a mas tardar) {day}',
    '[la|el|como|de|su|nueva] (fecha|plazo|fecha limite|vencimiento) [:|es|de|del|al|a|para|para el|el|sea|seria] {day}',
    '{day} (de|como) (fecha|plazo|fecha limite)',
  ),
  ...spanish(
    wishedDay,
    '[que] (este|esten|quede|queden|sea|venza|tiene que estar|debe estar|tiene que quedar) [lista|listo|hecha|hecho|terminada|terminado|acabada|acabado|listas|listos] [para|para el|antes de|antes del|el|al] {day}',
    '[que] [le|ella|el|{named}] (tiene|tenga|tendra|da|doy|damos) [-le|-les] [tiempo|plazo] (hasta|hasta el) {day}',
    'puede esperar (hasta|hasta el|al|a) {day}',
    '[lo|la|los|las] (necesito|necesitamos|quiero|queremos) [lista|listo|listas|listos|hecha|hecho] (para|para el|antes de|antes del) {day}',
  ),
  ...spanish(day, '(a|al|en|del|de) {day}'),
  ...spanish(
    plannedDay,
    '[al final|finalmente] (sera|seran|va a ser|se hara|se hace|se haran|tendra lugar|se celebra|se celebrara|cae|se pasa|se movio|se ha movido|se aplaza|se aplazo|se ha aplazado|se retrasa|se retraso|se ha retrasado|no sera hasta|no es hasta) [al|el|para el|hasta el|a|para|hasta] {day} [al final]',
  ),
  ...spanish(
    beside,
    '(ella|el|esta|esto|{named}) (necesita|necesitan) [otra|otro|otros|otras|unos] {span} [mas]',
    '[con] [que] [este|sea|quede] [para] {day} (esta bien|va bien|vale|basta|es suficiente|nos sirve|me sirve|nos vale|me vale|alcanza|llega|nos viene bien|me viene bien|esta perfecto)',
  ),
  ...spanish(wishedDay, '(digamos|dejemos -la|dejemos -lo|pongamos) [para|el|para el] {day}'),
  ...spanish({ without: 'date' }, 'sin [ninguna] (fecha|plazo|fecha limite|vencimiento|fecha de entrega)'),
  ...spanish({ without: 'assignee' }, 'sin (responsable|asignar|dueno|encargado|encargada|nadie)'),
  ...spanish(
    swapped,
    '(cambia|sustituye|reemplaza) [-le|-la] [la|las] [etiqueta|etiquetas] [de] {known:off} (por|a) [la] [de] {known}',
  ),
  ...spanish(bareDay, '[el] {day}'),
  ...spanish(
    more,
    '(necesito|necesita|necesitamos|necesitan|quiero|hacen falta|hace falta|da|dame|puede esperar|tiene|dejame) [-me|-le|-nos|-les] [otra|otro|otros|otras|unos] {span} [mas]',
    '[otra|otro|unos] {span} mas [de plazo]',
  ),
  ...spanish(span, '[en|por|otra|otro] {span}'),
  ...spanish(column, '(a|en|al|como|por|de|a la columna|en la columna|al estado) {column}', '{column}'),
  ...spanish(
    toldColumn,
    '[ya] (esta|estan|queda|quedo|ha quedado|quedaron) [ya|todo|toda] [{column}]',
    '[{someone:who}|ella|el|yo|nosotros] [ya] (ha|han|he|hemos) [ya] {column} [con|toda|todo|todas]',
    '[ya] (se termino|termino|acabo|se acabo|se hizo|termine|terminamos|acabamos) [ya]',
  ),
  ...spanish(
    tags,
    '[con|de|como] [la|una|lo de|el|lo] [etiqueta] [de] {known}',
    '[con|la|una|de] prioridad [:] {known}',
  ),
  ...spanish(
    toldOff,
    '[ya] no (es|son) [ya] [un|una] (tema|cosa|asunto|cuestion|tarea|caso) [de] {known} [ya]',
    '[ya] no (es|son) de {known} [ya]',
  ),
  ...spanish(
    toldTags,
    '[ya|ahora] (es|son) [ahora|mas bien] [un|una] [tema|cosa|asunto|cuestion|tarea|caso] [de] {known} [ahora]',
  ),
  ...spanish(toldTags, '[ya] [no] (es|son|era|eran) [ya] [muy|tan|bastante] {known}'),
  ...spanish(
    { noun: 'date' },
    '[la|el|su|de] (fecha|plazo|fecha limite|fecha de entrega|vencimiento) [de|del|a]',
  ),
  ...spanish({ noun: 'assignee' }, '[el|la|su] (responsable|encargado|encargada|asignacion)'),
  ...spanish(
    { noun: 'tag', deed: 'set' },
    '(cambia|actualiza|corrige|ajusta|intercambia) [-le|-la|-las] [la|las|sus|su] (etiqueta|etiquetas)',
  ),
  ...spanish({ noun: 'tag' }, '[la|las|una|su] (etiqueta|etiquetas)'),
  ...spanish({ noun: 'status' }, '[el|la|su] (estado|columna) [de]'),
  ...spanish(
    task,
    '[a|de|en|con|sobre|que|para] {certain:task}',
    '[a|de|en|con|sobre|que|para] {filter:task}',
  ),
];

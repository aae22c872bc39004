import { fold } from '@/adapters/language/fold-text';
import { unclear } from '@/adapters/language/local/requests/slots/reader';
import { fromGerund, fromSubjunctive } from '@/adapters/language/local/requests/text/imperatives';
import { type Build, type CommandRule, rules, type Wish } from '../rule';

const create: Build = ({ title = '', person, day, add, column }, { people, message }) => {
  // 'Comprar cabos para Rubén' may be his task, or ropes for him.
  const last = forWhom.exec(title)?.[1];
  if (!person && last !== undefined && people.some((one) => isCalled(one, last)))
    return unclear('titles', title, 'unsure');
  if (people.some((one) => isCalled(one, title))) return unclear('titles', title, 'unsure');
  // 'A task for Owen: paint', where Owen can be given nothing.
  const named = headed.exec(title)?.[1] ?? '';
  const called = people.filter((one) => isCalled(one, named));
  const isGone = called.length > 0 && called.every(({ isActive }) => !isActive);
  if (isGone && /(?:for|para|to|a)\s+$/i.test(message.slice(0, message.indexOf(title))))
    return unclear('person', named, 'blocked');
  // What stands behind the title and is neither a person nor a day that is known must not become a part of it.
  const behind = leftover.exec(title)?.[0];
  if (
    behind !== undefined ||
    beginsElsewhere.test(title) ||
    beginsInCourtesy.test(title) ||
    saysForWhom.test(title) ||
    onlyDay.test(title) ||
    endsInDay.test(title) ||
    endsOpen.test(title) ||
    (day && (endsInWish.test(title) || needsMore.test(title)))
  )
    return unclear('titles', title, 'unsure');
  return {
    task: { kind: 'ticket' },
    wishes: [
      {
        kind: 'create',
        title: title.charAt(0).toUpperCase() + title.slice(1),
        ...(person ? { userId: person } : {}),
        ...(day ? { day } : {}),
        ...(add ? { tags: add } : {}),
        ...(column ? { status: column } : {}),
      },
    ],
  };
};
/** 'For ordering chairs', 'para que Eva revise las sillas': what is to be done says the title. */
const createDoing: Build = (said, context) =>
  create({ ...said, title: fromGerund(said.title ?? '') }, context);
const createWished: Build = (said, context) => {
  const title = fromSubjunctive(said.title ?? '');
  return title === null ? unclear('titles', said.title ?? '', 'unsure') : create({ ...said, title }, context);
};
const createMine: Build = (said, context) => create({ ...said, person: context.me }, context);
/** Several at once: as many as were told. */
const createSeveral: Build = ({ titles = [], count }, context) => {
  const wishes: Wish[] = [];
  for (const title of titles) {
    const made = create({ title }, context);
    if (!('wishes' in made) || saysMore.test(title)) return unclear('titles', title, 'unsure');
    wishes.push(...made.wishes);
  }
  return count === undefined || count === titles.length
    ? { task: { kind: 'ticket' }, wishes }
    : unclear('titles', titles.join(', '), 'unsure');
};
/** What each of several is to get, or all of them, is not told apart. */
const saysMore =
  /\b(?:for|to|by|due|para|a|both|each|all|them|ambas|cada|todas|assign|asigna)\s+\p{Lu}|\b(?:due|both|each|ambas|assign|assigned|asigna\w*)\b/u;
const headed = /^(\p{L}+(?:\s+\p{L}+)?)\s*:\s/u;
const forWhom = /\spara\s+(\p{L}+(?:\s+\p{L}+)?)\s*$/iu;
const isCalled = ({ firstName, lastName }: { firstName: string; lastName: string }, name: string) =>
  [firstName, lastName, `${firstName} ${lastName}`].some((one) => fold(one) === fold(name));

const leftover =
  /[,;]\s*(?:(?:and )?(?:assign|due|by|for|para|antes|asigna|asígna|con fecha|que venza|vence|tag|in|priority|responsable|fecha|owner|assignee|encargad[oa]|asignad[oa]|due|deadline|urgent|urgente|etiqueta|etiquetas|tags|tagged|prioridad|priority|needed|required|lista para|lo hace|la hace|lo lleva|la lleva|que la|que lo)\b).*$/iu;

/** 'A task for Marta to call' says for whom, and no title. */
/** 'Rubén for the 10th: repaint' says more than a title. */
const saysForWhom =
  /\bpara que\b|^[^:"]*\b(?:para|for|by|due|antes|asignad[ao]|con fecha|con plazo|deadline)\b[^:]*:\s/iu;
const beginsElsewhere = /^(?:que|be|for|to|on|in|para|a|en|de|task|ticket|tarea)\s/iu;
/** 'Please: get the boiler serviced': a word to whoever reads is no part of a title. */
const beginsInCourtesy = /^(?:please|pls|plz|thanks|por favor|porfa|gracias)(?![\p{L}])/iu;
/** 'Order the part, needed' has lost what it is needed for. */
const endsInWish =
  /[,;.\s](?:needed|wanted|required|ready|due|done|finished|lista|listo|hecha|necesaria|urgente?mente|deadline|by|para|before|antes)\s*$/iu;
const endsInDay =
  /\scon (?:fecha|plazo)\s|\s(?:for|on|before|until|by|para|antes)\s+(?:the\s+|el\s+|del\s+)?(?:today|tomorrow|(?:next|this)\s|(?:mon|tues|wednes|thurs|fri|satur|sun)day|hoy|mañana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|(?<!\s(?:de|del|la|of|the|for|para))\s(?:(?:today|tomorrow|hoy|mañana)(?!['’\p{L}])|el\s+(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo))/iu;
/** 'Preparar la reunión de', 'see what broke': the day belongs to the title. */
const needsMore =
  /(?<!\p{L})(?:what|why|how|which|qué|lo que|cómo)\s|\s(?:de|del|la|el|los|las|por|con|en|y|of|the|at|in|to|with|from|and|every|each|cada)\s*$/iu;

/** 'Revisar lo', where what stands behind was taken for a reason. */
const endsOpen = /\s(?:lo|la|el|los|las|de|del)\s*$/iu;

/** 'Una tarea para mañana' says when, and not what. */
const onlyDay =
  /^(?:pasado )?(?:el )?(?:hoy|mañana|manana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)$/iu;

const make =
  "(create|add|make|open|file|log|new|need|start|set up|raise|note down|write down|jot down|register|put in|(i|we) (need|want|should have|should make|should create|should add|should open)|(i'd|we'd|i would|we would) like [to have]|let's (have|make|add|create|open)) [me|us] [a|another|one|the] [new|separate|quick|small|second|extra|different]";
const task = '(task|ticket|card|to do|todo|action item)';
/** 'Ponle la tarea' is one that is there. */
const haz =
  '((crea|anade|agrega|abre|haz|nueva|nuevo|apunta|anota|agenda|prepara|genera|necesito|necesitamos|quiero|queremos|hace falta|(hay|habria|tenemos|tendriamos|tengo) que (crea|haz|abre|apunta|anade)|deberiamos (crea|haz|abre|apunta|anade|tener)|vamos a (crea|haz|abre|apunta|anade)|nos haria falta) [-me|-nos|-le] [una|otra|un|otro|la|el|esta]|(pon|regala|mete|da) [-me|-nos|-le] [una|otra|un|otro]) [nueva|nuevo]';
const tarea = '(tarea|ticket|tarjeta) [nueva|nuevo]';
/** For whom, until when and with which tags, in any order. A person without a word before them stands behind a comma. */
const inner =
  '(,|;|.|-|and) {known:add}|(to|on|in) {possessive:person} (list|to do list|plate)|(, {person}|(,|;|.|-) (for|to|with|on) {person}|[,|;|.|and|-] (assigned to|assign it to|assign to|assign|give it to|give to|owner|assignee) [:] {person}|[,|;|.|and|-] (due|due on|due by|by|deadline|due date|needed by|needed on|needed for|wanted by|required by|ready by|ready for|done by|to be done by|to be ready by|finished by|to finish by|delivery by|must be done by) [:] {day}|(,|;|.|-) (before|for|until|on) {day}|for {day}|{bareday:day}|, {day}|[,|;|.|and|-] (tag|tags|tagged|label|labelled) [it] [:|as|with] {tags:add})';
const one = `[${inner}]`;
const behind = `${one} ${one} ${one}`;
const dentro =
  '(,|;|.|-|y) {known:add}|(, {person}|(,|;|.|-) (para|a) {person}|[,|;|.|y|-] (asignada a|a cargo de|a nombre de|asigna -se -la a|asigna -la a|asigna -se -lo a|responsable|que la haga|la lleva) [:] {person}|[,|;|.|y|-] (que venza|que vence|vence|con fecha|con fecha de|con fecha del|con fecha para|con fecha para el|con plazo|con plazo hasta|con plazo hasta el|para el|para|antes de|antes del|hasta|hasta el|fecha|lista para|lista para el|lista antes del|hecha para|que este lista para|que este para|necesaria para|se necesita para|hace falta para) [:] {day}|{bareday:day}|, {day}|[,|;|.|y|-] (etiqueta|etiquetas|con la etiqueta) [:] {tags:add})';
const uno = `[${dentro}]`;
const detras = `${uno} ${uno} ${uno}`;
/** Behind a quoted title nothing can be a part of it. */
const behindQuote =
  '[[,|and|;|.] ((for|to|assigned to|assign it to|give it to|owner|assignee) [:] {person}|, {person}|(due|due on|due by|by|before|for|until|on|with due date) [:] {day}|(tagged|tag|with tag) [it] [as|with|:] {tags:add}|(in|into|as|status|column) [:|the] {column} [column])]';
const attributes = `${behindQuote} ${behindQuote} ${behindQuote}`;
const trasComillas =
  '[[,|y|;|.] ((para|a|asignada a|a cargo de|a nombre de|asigna -se -la a|asigna -la a|responsable) [:] {person}|, {person}|(para|para el|que venza|vence|con fecha|con fecha de|antes de|antes del|hasta|hasta el) [:] {day}|(con la etiqueta|etiqueta) [:] {tags:add}|en [la columna] {column})]';
const atributos = `${trasComillas} ${trasComillas} ${trasComillas}`;

/** Until when, before the title. */
const dia =
  '(para|para el|con fecha|con fecha de|con fecha del|con plazo hasta|que venza|antes de|antes del|hasta|hasta el) {day}';
const plazo = `[[,] ${dia}]`;

/** A title that is not quoted takes no person from its own words. */
const oneByOne: readonly CommandRule[] = rules(
  [
    `${make} ${task} [called|titled|named|:] {quoted:title} ${attributes}`,
    `${make} ${task} for {person} [called|titled|named|:|,] {quoted:title} ${attributes}`,
    `(create|add|open|make) {quoted:title} ${attributes}`,
    `${make} ${task} (called|titled|named|:|to) {title} ${behind}`,
    `${make} ${task} for {person} (:|to|called|titled) {title} [,] [(due|due on|due by|by|deadline) [:] {day}]`,
    `${make} ${task} for {person} [,] (due|by|due on|due by) {day} (:|to|called|titled) {title}`,
    `(new task|new ticket|task|todo|to do) (:|-|–|—) {title} ${behind}`,
    `(add|put) {quoted:title} (to|on) (the board|our board|the list|my list|the to do list) ${behind}`,
    `(add|put) {quoted:title} (to|on) (the board|our board|the list|the to do list) ${attributes}`,
    `(add|put) [a|the] {words:title} (to|on) (the board|our board|the list|my list|the to do list) ${behind}`,
    `(we need|i need|we should have|let's have|there should be|there needs to be) a [new] ${task} [for {person}] (to|:|called|named|titled) {title} ${behind}`,
    `${make} ${task} (for|about) (the|a|an|our) {words:title} ${behind}`,
    `(set up|start|file|log|raise|put in|jot down|note down) {quoted:title} ${attributes}`,
    `(create|add|log|open|file) [a|another] [new] ${task} {title} ${behind}`,
    `(new|another) (one|task|ticket|card|todo) for {person} [[,] (please|pls|plz)] [:|,|-|→] {title} ${behind}`,
    `(task|todo|to do|ticket|action item|job) for {person} : {title} ${behind}`,
    `${make} ${task} , {quoted:title} ${attributes}`,
    `(put|add) on {possessive:person} list : {title} ${behind}`,
    // 'New ticket prices' is no task.
    `new (task|todo|to do|card) {title} (${inner}) ${one} ${one}`,
  ],
  [
    `${haz} ${tarea} [llamada|titulada|que se llame|:] {quoted:title} ${atributos}`,
    `(crea|anade|agrega|abre) {quoted:title} ${atributos}`,
    `${haz} ${tarea} para {person} [llamada|titulada|que se llame|que diga|que sea|:|,] {quoted:title} ${atributos}`,
    `${haz} ${tarea} (llamada|titulada|que se llame|que diga|que sea|:|para|de) {title} ${detras}`,
    `${haz} ${tarea} (para|a nombre de|a cargo de|asignada a) {person} ${plazo} : {title} ${detras}`,
    `${haz} ${tarea} ${dia} [,] [(para|a nombre de|a cargo de|asignada a) {person}] : {title} ${detras}`,
    `apunta -me [una|otra] [nueva] ${tarea} (:|para|de) {title} ${detras}`,
    `${haz} ${tarea} para {person} (:|llamada|titulada|que se llame|que diga|que sea) {title} [,] [(que venza|vence|con fecha|con fecha de|con fecha del|para el|para|antes de|antes del) {day}]`,
    `${haz} ${tarea} para {person} [,] (para|para el|con fecha|con fecha de|con fecha del|con plazo|con plazo hasta|que venza|antes de|antes del|hasta|hasta el) {day} (:|llamada|titulada|que se llame|,) {title}`,
    `(nueva tarea|tarea nueva|tarea) (:|-|–|—) {title} ${detras}`,
    `(tarea|pendiente) para {person} : {title} ${detras}`,
    `(apunta|anota) -me {title} ${detras}`,
    `(crea|anade|agrega|apunta|anota|abre) [-me|-le|-nos] [una|otra] [nueva] ${tarea} {title} ${detras}`,
    `(nueva|otra|una) [nueva] (tarea|tarjeta) para {person} [:|,|-|→] {title} ${detras}`,
    `(anade|agrega|pon|apunta) {quoted:title} (al tablero|a la lista|en el tablero|en la lista|a mi lista) ${detras}`,
    `(nueva tarea|tarea nueva) {title} (${dentro}) ${uno} ${uno}`,
    `(anade|agrega|pon|apunta) {words:title} (al tablero|a la lista|en el tablero|en la lista|a mi lista) ${detras}`,
  ],
  create,
);

const tasks = '(tasks|tickets|cards|to dos|todos)';
const tareas = '(tareas|tickets|tarjetas)';

/** One that is not there yet, or several. */
export const createRules: readonly CommandRule[] = [
  ...oneByOne,
  ...rules(
    [
      `${make} ${task} (for|about|on) {doing:title} ${behind}`,
      `${make} ${task} for {person} (about|on|for) {doing:title} ${behind}`,
    ],
    [`${haz} ${tarea} (para|de) {doing:title} ${detras}`],
    createDoing,
  ),
  ...rules(
    [],
    [
      `${haz} ${tarea} (a mi nombre|a mi cargo|para mi) ${plazo} : {title} ${detras}`,
      `${haz} ${tarea} ${dia} [,] (a mi nombre|a mi cargo|para mi) : {title} ${detras}`,
    ],
    createMine,
  ),
  ...rules(
    [],
    [
      `${haz} ${tarea} para que {person} {title} ${detras}`,
      `${haz} ${tarea} para {person} para que {title} ${detras}`,
    ],
    createWished,
  ),
  ...rules(
    [
      `(create|add|make|open|file|log|i need|we need) [me|us] [these|the following|some|{count}] [new|separate] ${tasks} [called|named] [for] {listed:titles}`,
    ],
    [
      `(crea|anade|agrega|abre|haz|apunta|anota|necesito|necesitamos) [-me|-nos] [estas|las siguientes|unas|{count}] [nuevas] ${tareas} [llamadas] {listed:titles}`,
    ],
    createSeveral,
  ),
];

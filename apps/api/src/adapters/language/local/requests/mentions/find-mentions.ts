import { fold, words } from '@/adapters/language/fold-text';
import { englishPack } from '@/adapters/language/local/pack-en';
import { spanishPack } from '@/adapters/language/local/pack-es';
import { wordSet } from '@/adapters/language/local/word-set';
import { commandWords } from '../commands/command-words';
import type { RequestContext } from '../request';
import { isDayWord } from '../slots/day-words';
import { type Token, tokensOf } from '../text/tokens';
import { beginningsOf, titleForms } from './title-forms';

/** A task that a message may speak of. */
export interface NamedTask {
  id: string;
  title: string;
  isDone: boolean;
}

/** Where a message speaks of a task, in characters, and which one it is. */
export interface Mention {
  start: number;
  end: number;
  title: string;
}

/** What stands between words of a title. */
const between = wordSet('of for the at on in from with our de del la el los las lo un una con en al a');
const mostBetween = 3;
/** Words that many titles have and that name none by themselves. */
const saysLittle = wordSet(
  'mail email message call letter note comment reminder correo mensaje llamada carta nota comentario recordatorio file report informe task ticket card list board new old next last first second two three year week month day work thing one item tarea tarjeta lista tablero nuevo nueva ano semana mes dia cosa',
);
/** What may stand before a task's name and narrows it to nothing else. */
const before = wordSet(
  'the this that these those our my your whole entire damn bloody stupid silly old poor dear good current usual famous said little big la el los las lo este esta ese esa aquel aquella nuestro nuestra mi dichoso dichosa bendito bendita viejo vieja famoso famosa pobre',
);
const indefinite = wordSet('a an another new un una otro otra nuevo nueva');
/** And behind it. */
const behind = wordSet('task ticket one thing job item card story stuff business issue project tarea asunto');
const leads =
  /(?:^|\s)((?:(?:the|that|this|our) )?(?:thing|task|ticket|one|job|issue|item|card|matter|business) (?:about|with|for|of|on|called|regarding)|(?:lo|la|el|las|los|la tarea|el tema|el asunto|la cosa|el ticket|la tarjeta|la parte) (?:de|del|con|sobre))$/;

/** So many words of a message are looked for. */
const mostWords = 40;

/** Beginnings of the words of a message by which titles that it may name are looked for. */
export function wordsToFind(message: string): string[] {
  const words = tokensOf(message).filter(mayName).slice(0, mostWords);
  return [...new Set(words.flatMap(({ text, raw }) => beginningsOf(raw ?? text)))];
}

/**
 * Where a message speaks of one of these tasks by words of its title, in either language: as many words as can be, and
 * only where they mean one task; of several the only one that is not done.
 */
export function findMentions(context: RequestContext, tasks: readonly NamedTask[]): Mention[] {
  const { message } = context;
  const tokens = tokensOf(message);
  const titles = tasks.map((task) => ({ task, forms: words(task.title).map(({ text }) => text) }));
  const known = namesOf(context);
  const fits = tokens.map((token) => {
    if (!mayName(token)) return null;
    const ways = titleForms(token.raw ?? token.text);
    return new Set(titles.filter(({ forms }) => forms.some((form) => ways(form))).map(({ task }) => task));
  });
  const spans = tokens.flatMap((_, at) => spansFrom(tokens, fits, at, known));
  const found: Mention[] = [];
  for (const { from, to, tasks: meant } of spans.sort((a, b) => b.count - a.count || a.from - b.from)) {
    const [task] = meant;
    if (!task || meant.length > 1) continue;
    const mention = { ...widened(tokens, from, to), title: task.title };
    // 'A mail' is one that is not there yet.
    if (indefinite.has(tokens[from - 1]?.text ?? '')) continue;
    if (found.every(({ start, end }) => mention.end <= start || mention.start >= end)) found.push(mention);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Words that mean something else by themselves: of tags, people and departments. */
function namesOf({ tags, people, departments }: RequestContext): ReadonlySet<string> {
  const names = [
    ...tags,
    ...departments.map(({ name }) => name),
    ...people.flatMap(({ firstName, lastName }) => [firstName, lastName]),
  ];
  return new Set(names.flatMap((name) => words(name).map(({ text }) => text)));
}

const mayName = ({ kind, text }: Token) =>
  kind === 'word' &&
  text.length > 1 &&
  !/^-|'/.test(text) &&
  !englishPack.stopWords.has(text) &&
  !spanishPack.stopWords.has(text);

type Fits = readonly (ReadonlySet<NamedTask> | null)[];
interface Span {
  from: number;
  to: number;
  /** Words that say which. */
  count: number;
  tasks: readonly NamedTask[];
}

/** The longest run of words from here on that one title has. */
function spansFrom(tokens: readonly Token[], fits: Fits, from: number, known: ReadonlySet<string>): Span[] {
  const first = fits[from];
  if (!first || first.size === 0 || commandWords.has(tokens[from]?.text ?? '')) return [];
  let meant = [...first];
  let to = from + 1;
  const own = [from];
  for (let at = from + 1, gap = 0; at < tokens.length && gap <= mostBetween; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word') break;
    const fit = fits[at];
    const both = fit && meant.filter((task) => fit.has(task));
    if (both && both.length > 0) {
      meant = both;
      to = at + 1;
      gap = 0;
      own.push(at);
    } else if (between.has(token.text)) gap += 1;
    else break;
  }
  const isNamed = own.some((at) => isTelling(tokens[at], known));
  if (!isNamed) return [];
  const open = meant.filter(({ isDone }) => !isDone);
  return [{ from, to, count: own.length, tasks: open.length > 0 ? open : meant }];
}

/** Whether a word can name a task by itself. */
function isTelling(token: Token | undefined, known: ReadonlySet<string>): boolean {
  const text = token?.text ?? '';
  return (
    !known.has(text) &&
    !saysLittle.has(text) &&
    !commandWords.has(text) &&
    !isDayWord(text, 'en') &&
    !isDayWord(text, 'es')
  );
}

/** With the articles before it, 'the thing about', and 'task' behind it. */
function widened(tokens: readonly Token[], from: number, to: number): { start: number; end: number } {
  let first = from;
  while (first > 0 && before.has(tokens[first - 1]?.text ?? '')) first -= 1;
  const said = tokens
    .slice(Math.max(0, first - 4), first)
    .map(({ text }) => text)
    .join(' ');
  const lead = leads.exec(said)?.[1];
  if (lead !== undefined) first -= lead.split(' ').length;
  const last = behind.has(tokens[to]?.text ?? '') ? to + 1 : to;
  return { start: tokens[first]?.start ?? 0, end: tokens[last - 1]?.end ?? 0 };
}

/** The message with each mention as a title between signs that only mean a task; 'al' and 'del' keep their preposition. */
export function withTitles(message: string, mentions: readonly Mention[]): string {
  let text = '';
  let at = 0;
  for (const { start, end, title } of mentions) {
    const told = message.slice(at, start);
    const short = /(^|\s)(a|de)l\s+$/i.exec(fold(told));
    text += short ? `${told.trimEnd().slice(0, -1)} ` : told;
    text += `⟦${title}⟧`;
    at = end;
  }
  return text + message.slice(at);
}

import { endsSentence, isQuotation, type Token } from '../text/tokens';
import type { Mark } from './marks';

/** A text that a message may hold: a title, a comment, the parts of a task. */
export interface ToldText {
  /** The tokens that it is made of. */
  from: number;
  to: number;
  /** What stands before it. */
  opener: string;
  /** How far it goes: to the end of the message or of its sentence, to a comma, to what is said of it (a person, a day), to an 'and'. */
  end: 'whole' | 'sentence' | 'part' | 'slot' | 'and';
  text: string;
  /** The titles that it lists; it may be one. */
  items: readonly string[];
}

const signs = wordsOf(': → = - – — ,');
const openers = wordsOf(
  'called named titled title name says say saying that read reads que diga ponga llame sea es be is comment comentario ' +
    'note nota description descripcion task tarea card one otra nueva nuevo new to a it into en la lo las los los',
);
const mostOpeners = 12;
const and = wordsOf('and y e & then luego + plus');
/** What leads from a title to whose it is or when it is due. */
const leads = wordsOf(
  'for para due by on to from in with the a an of and it is make set give el la los las lo de del al en con que y e lleve haga ' +
    'lleva hace se pon pone poner pones ponle nombre a le les su fecha dia antes vence plazo assigned assign asignada asignado task tarea ' +
    'date deadline before until till hasta please pls por favor that put it -lo -la -le -se -me hands name under my own column tag etiqueta',
);
const mostTexts = 40;

/**
 * Pure: texts that stand unquoted in a message. Behind the first colon, where there is one; else behind each word that
 * may lead to one, if nothing is quoted.
 */
export function toldTexts(message: string, tokens: readonly Token[], marks: readonly Mark[]): ToldText[] {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const isQuoted = tokens.some((token) => isQuotation(token));
  const quoted = isQuoted ? quotedItems(tokens) : [];
  if (colon >= 0) return [...quoted, ...textsFrom(message, tokens, marks, colon)];
  if (isQuoted) return quoted;
  const found = tokens.flatMap(({ text, kind }, at) =>
    (kind === 'mark' ? signs : openers).has(text) && tokens[at + 1]?.kind === 'word' ? [at] : [],
  );
  return found
    .slice(0, mostOpeners)
    .flatMap((at) => textsFrom(message, tokens, marks, at))
    .slice(0, mostTexts);
}

/** Several quotations are a list of titles. */
function quotedItems(tokens: readonly Token[]): ToldText[] {
  const all = tokens.flatMap((token, at) => (isQuotation(token) ? [{ at, text: token.inner ?? '' }] : []));
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last || first === last) return [];
  const items = all.map(({ text }) => text);
  return [{ from: first.at, to: last.at + 1, opener: '"', end: 'whole', text: items.join(', '), items }];
}

function textsFrom(
  message: string,
  tokens: readonly Token[],
  marks: readonly Mark[],
  opener: number,
): ToldText[] {
  const from = opener + 1;
  const until = (isEnd: (token: Token) => boolean) => {
    const at = tokens.findIndex((token, index) => index > from && isEnd(token));
    return at < 0 ? tokens.length : at;
  };
  const ends = {
    whole: tokens.length,
    sentence: until(endsSentence),
    part: until((token) => endsSentence(token) || /^[,–—-]$/.test(token.text)),
    slot: slotEnd(tokens, marks, from),
    and: until((token) => endsSentence(token) || and.has(token.text)),
  } as const;
  const known = new Set<number>();
  const texts: ToldText[] = [];
  for (const end of ['whole', 'sentence', 'part', 'slot', 'and'] as const) {
    const to = ends[end];
    const text = trimmed(message.slice(tokens[from]?.start, tokens[to - 1]?.end));
    if (to <= from || known.has(to) || !/[\p{L}\p{N}\p{S}]/u.test(text)) continue;
    known.add(to);
    texts.push({ from, to, opener: tokens[opener]?.text ?? '', end, text, items: itemsOf(text) });
  }
  return texts;
}

/** Before the first person, day, column or tag behind the text, and the words that lead there. */
function slotEnd(tokens: readonly Token[], marks: readonly Mark[], from: number): number {
  const slots = ['person', 'day', 'span', 'column', 'tags'];
  const slot = marks.find((mark) => mark.from > from && slots.includes(mark.kind));
  let to = slot?.from ?? tokens.length;
  if (!slot) return to;
  while (to > from + 1 && (leads.has(tokens[to - 1]?.text ?? '') || tokens[to - 1]?.kind === 'mark')) to -= 1;
  return to;
}

const trimmed = (text: string) =>
  text
    .trim()
    .replace(/^["'“«‘,;:–—-]+\s*|["'”»’]$|[.,;]$/g, '')
    .trim();

/** 'A, b and c', 'a; b; c', '1. a 2. b'. */
function itemsOf(text: string): string[] {
  const separator = /[;\n]/.test(text)
    ? /\s*[;\n]\s*(?:(?:and|y|e)\s+)?/u
    : /\s*,\s*(?:(?:and|y|e|then|luego)\s+)?|\s+(?:and|y|e|then|luego)\s+/u;
  return text
    .split(separator)
    .map((item) => trimmed(item.replace(/^\(?\d{1,2}[.)]\s+/, '')))
    .filter((item) => item !== '');
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

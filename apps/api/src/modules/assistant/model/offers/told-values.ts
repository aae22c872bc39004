import { addDays, addMonths, dayText, readDay } from '@/adapters/language/days/calendar-date';
import { words as wordsOf } from '@/adapters/language/fold-text';
import { markMessage } from '@/adapters/language/local/requests/likely/marks';
import { aboutWords } from '@/adapters/language/local/requests/questions/about-words';
import type { RequestContext, Span } from '@/adapters/language/local/requests/request';
import { translationsOf } from '@/adapters/language/translations/word-pairs';
import { stemsOf } from '@/modules/tasks/find/find-by-words';
import { isWishVerb, wide } from './wish-verbs';

/** What a message tells itself, read by rules: what a change is held against. */
export interface ToldValues {
  /** Of names that one person has. */
  personIds: ReadonlySet<string>;
  days: ReadonlySet<string>;
  spans: readonly Span[];
  columns: ReadonlySet<string>;
  /** Names of tags, in small letters. */
  tags: ReadonlySet<string>;
  /** Beginnings of the words of what the tasks are about, in either language. */
  subject: ReadonlySet<string>;
}

/** What is longer is mostly a text, and tells no values. */
const longest = 500;

/** Verbs that say a column, folded. */
const saysColumn: readonly (readonly [string, RegExp])[] = [
  ['done', /^(?:finish|close|complete|termina\w*|cierra\w*|cerrar|completa\w*)$/],
  ['in-progress', /^(?:start|begin|empieza\w*|comienza\w*)$/],
  ['todo', /^(?:reopen|approve|reabr\w*|aprueb\w*)$/],
];
/** 'Recuérdame' says for whom; 'my task' and 'I think' do not. */
const saysMe = /^(?:me|myself|yo|mig|(?:recuerda|asigna|da|pasa|pon|avisa|encarga)me(?:l[oa]s?)?)$/;

/** Said of tasks, and of nothing that one of them is about. */
const vague =
  /^(?:old|older|things?|stuff|rid|guess|suppose|think|maybe|perhaps|too|also|just|nobody|somebody|someone|overdue|late|unassigned|viej[oa]s?|creo|quizas?|tambien|nadie|vencid[oa]s?|atrasad[oa]s?)$/;

/** Pure. */
export function toldValues(context: RequestContext): ToldValues {
  const message = context.message.slice(0, longest);
  const { marks, tokens } = markMessage({ ...context, message }, []);
  const said = wordsOf(message).map(({ text }) => text);
  const isMe = said.some((word, at) => saysMe.test(word) || (word === 'mi' && said[at - 1] === 'a'));
  const personIds = new Set(isMe ? [context.me] : []);
  const days = new Set<string>();
  const spans: Span[] = [];
  const tags = new Set<string>();
  const columns = new Set(
    saysColumn.flatMap(([column, verb]) => (said.some((word) => verb.test(word)) ? [column] : [])),
  );
  for (const mark of marks) {
    if (mark.kind === 'person' && mark.ids.length === 1) for (const id of mark.ids) personIds.add(id);
    if (mark.kind === 'day') days.add(mark.day);
    if (mark.kind === 'span') spans.push(mark.span);
    if (mark.kind === 'column') columns.add(mark.column);
    if (mark.kind === 'tags') for (const tag of mark.tags) tags.add(tag.toLowerCase());
  }
  const plain = marks.flatMap((mark) => (mark.kind === 'word' ? tokens.slice(mark.from, mark.to) : []));
  const about = aboutWords(plain).filter(
    (word) => !isWishVerb(word) && !wide.test(word) && !vague.test(word),
  );
  return { personIds, days, spans, columns, tags, subject: stemsInBoth(about) };
}

/** Pure: beginnings of words, and of what they are in the other language. */
export const stemsInBoth = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => [word, ...translationsOf(word)]).flatMap(stemsOf));

/** Pure: whether a day stands in a message, or is so much later or earlier than the one before as it says. */
export function tellsDay({ days, spans }: ToldValues, day: string, before: string | null): boolean {
  const from = readDay(before);
  return (
    days.has(day) ||
    (from !== null &&
      spans.some((span) =>
        [1, -1].some((way) => dayText(addDays(addMonths(from, way * span.months), way * span.days)) === day),
      ))
  );
}

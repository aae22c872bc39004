import { fold, words as wordsOf } from '@/adapters/language/fold-text';
import { aboutWords } from '@/adapters/language/local/requests/questions/about-words';
import { tokensOf } from '@/adapters/language/local/requests/text/tokens';
import { wordSet } from '@/adapters/language/local/word-set';
import { translationsOf } from '@/adapters/language/translations/word-pairs';
import type { Retrieved } from '@/modules/retrieval/retrieved';
import { stemOf } from '@/modules/tasks/find/find-by-words';
import { asksInKind, asksWhoSaid, evidenceOf, isAsking } from './evidence';
import { type Line, linesOf, said } from './passage-lines';

/** The line of a passage that answers best, and how well. */
export interface Answering {
  one: Retrieved;
  lines: readonly Line[];
  at: number;
  score: number;
  /** How much of what the question is about stands in the line and around it. */
  coverage: number;
  /** What it answers: the question, or a part of it. */
  asks: string;
}

/** What counts of a word that stands in the heading or a line before, or in the line behind. */
const shares = { before: 0.6, behind: 0.3, translated: 0.85, title: 0.7 };
/** So many lines before one say what it is about. */
const linesBefore = 3;
/** A line with a day where a day is asked for; one that asks the same, so that the answer stands behind it. */
const bonus = { evidence: 0.3, sameQuestion: 0.35 };
/** What only asks something else answers little. */
const otherQuestion = 0.1;
/** What counts of the words around a line that has none of its own. */
const alone = 0.75;
/** What asks for a figure: where nothing else of a question stands anywhere, nothing answers it. */
const figure = wordSet(
  'cost costs cuesta cuestan costar vale valen price prices precio precios fee pay paid pagar pagamos',
);
/** What a word counts that says little of what a question is about. */
const besides = 0.25;
/** Verbs that go with everything. */
const light = wordSet(
  'take took taken get got go goes went come comes came give gave put make made do did done have had need needs want wanted let say said tell told takes doing being hacer hace hacen hizo dar da dan dio tener tiene tienen poner pone ponen ir va van fue hay haber hubo habia quedar queda quedan quedo quiere quieren queria decir dijo pasa paso sale salen llevar lleva llevan much many',
);
const standsBetween = wordSet(
  'the a an of to in on at for by with from and or but if is are was were be been am do does did has have had will would can could should shall may might must it its this that these those there we you i he she they our your my his her their us them me what who whom whose when where why which how much many not no so than then please hi hello hey tavla el la los las lo un una unos unas de del al a en con por para y e o u que quien quienes cuando donde como cual cuales cuanto cuanta cuantos cuantas es son era eran fue ser esta estan estaba este esto ese eso se me te le les nos su sus mi mis tu tus ha han he hemos no si ya mas muy hola oye favor',
);

/**
 * Passages by the line of each that answers a question best, the best first: a line by how much of the question stands
 * in it, around it, and in what it is of, a rare word more than a common one, and by whether it has what is asked for.
 * Each line counts once. Pure.
 */
export function rankLines(
  found: readonly Retrieved[],
  about: string,
  message: string,
  whole = message,
): Answering[] {
  const read = found.map((one) => {
    const lines = linesOf(one);
    return { one, lines, stems: lines.map((line) => lineStems(said(line))), head: lineStems(headOf(one)) };
  });
  const terms = weighed(
    termsOf(about, whole),
    read.flatMap(({ stems, head }) => [head, ...stems]),
  );
  const things = terms.filter(({ isMain, isFigure }) => isMain && !isFigure);
  if (things.length > 0 && things.every(({ many }) => many === 0)) return [];
  const total = terms.reduce((sum, { worth, isMain }) => sum + (isMain ? worth : 0), 0);
  const asked = { message, kinds: evidenceOf(message), own: lineStems(whole) };
  const best = read.flatMap(({ one, lines, stems, head }): Answering[] => {
    const isTitled = one.kind === 'task';
    const marks = lines.map((line, at) => {
      const heads = [head, ...stems.slice(Math.max(0, at - linesBefore), at)];
      const sums = { own: 0, near: 0, main: 0 };
      for (const { ways, worth, isMain } of terms) {
        const own = shareIn(ways, stems[at]) || (isTitled ? shareIn(ways, head) * shares.title : 0);
        const before = Math.max(...heads.map((other) => shareIn(ways, other))) * shares.before;
        const met = own || before || shareIn(ways, stems[at + 1]) * shares.behind;
        sums[own > 0 ? 'own' : 'near'] += worth * met;
        if (isMain) sums.main += worth * met;
      }
      return { score: scoreOf(line, sums, total, asked), coverage: total === 0 ? 0 : sums.main / total };
    });
    const at = marks.reduce(
      (first, { score }, here) => (score > (marks[first]?.score ?? 0) ? here : first),
      0,
    );
    const mark = marks[at];
    return mark && mark.score > 0 ? [{ one, lines, at, asks: message, ...mark }] : [];
  });
  best.sort((a, b) => b.score - a.score);
  return best.filter((one, at) => best.findIndex((other) => placeOf(other) === placeOf(one)) === at);
}

interface Asked {
  message: string;
  kinds: readonly RegExp[];
  /** The stems of the message: a figure that it says itself is no answer. */
  own: ReadonlySet<string>;
}

/** Pure: how well a line answers, by what of the question stands in it and around it, and by what else it says. */
function scoreOf(
  line: Line,
  { own, near }: { own: number; near: number },
  total: number,
  asked: Asked,
): number {
  if (total === 0 || own + near === 0) return 0;
  const isQuestion = isAsking(line.text);
  const isSame = isQuestion && own > 0 && asksInKind(asked.message, fold(line.text));
  const has = !isQuestion && hasAsked(line.text, asked);
  const met = (own + near) / total;
  // What has no word of it answers only by what is asked for.
  if (own === 0) return has ? met * alone + bonus.evidence / 2 : met / 2;
  return (
    met +
    (isSame ? bonus.sameQuestion : has ? bonus.evidence : 0) -
    (isQuestion && !asksWhoSaid(asked.message) ? otherQuestion : 0)
  );
}

/** Pure: whether a line has a figure, a day or a reason that a question asks for and does not say itself. */
export function hasAsked(text: string, { kinds, own }: Pick<Asked, 'kinds' | 'own'>): boolean {
  const rest = wordsOf(text).map(({ text: word }) => (own.has(stem(word)) ? '-' : word));
  return kinds.some(
    (kind) =>
      kind.test(rest.join(' ')) ||
      (/[:.]/.test(text) && kind.test(fold(text)) && rest.some((word) => /\d/.test(word))),
  );
}

interface Term {
  /** Its own stem first. */
  ways: readonly string[];
  isMain: boolean;
  isFigure: boolean;
}

/** Pure: terms by how rare they are; what stands nowhere is worth what the others are. */
function weighed(terms: readonly Term[], all: readonly ReadonlySet<string>[]) {
  const counted = terms.map((term) => ({
    ...term,
    many: all.filter((stems) => isIn(term.ways, stems)).length,
  }));
  const worthOf = (many: number) => Math.log(1 + all.length / many);
  const known = counted.filter(({ many, isMain }) => many > 0 && isMain);
  const mean = known.reduce((sum, { many }) => sum + worthOf(many), 0) / Math.max(1, known.length);
  return counted.map(({ many, ...term }) => ({
    ...term,
    many,
    worth: (many > 0 ? worthOf(many) : mean) * (term.isMain ? 1 : besides),
  }));
}

/** Verbs of two words whose first one says something else alone. */
const phrasal: readonly (readonly [RegExp, string])[] = [
  [/\bcall(?:ed|ing)? off\b/gi, 'cancel'],
  [/\b(?:put|putting) off\b/gi, 'postpone'],
  [/\bturn(?:ed|ing)? down\b/gi, 'reject'],
  [/\b(?:find|found) out\b/gi, 'know'],
  [/\b(?:run|ran|running) out\b/gi, 'expire'],
  [/\b(?:hand|handed|handing) in\b/gi, 'deliver'],
];
const inOneWord = (text: string) => phrasal.reduce((said, [two, one]) => said.replace(two, one), text);

/** Pure: what a question is about, and the other words that it says, each with what it means in either language. */
export function termsOf(about: string, message: string): Term[] {
  const main = aboutWords(tokensOf(inOneWord(about))).flatMap((word) =>
    wordsOf(word).map(({ text }) => text),
  );
  const heavy = main.filter((word) => !light.has(word));
  const others = wordsOf(inOneWord(message)).flatMap(({ text }) =>
    standsBetween.has(text) || text.length < 2 ? [] : [text],
  );
  const mains = new Set(heavy.length > 0 ? heavy : main.length > 0 ? main : others);
  return [...new Set([...mains, ...others])].map((word) => ({
    ways: [...new Set([word, ...translationsOf(word)].map(stem))],
    isMain: mains.has(word),
    isFigure: figure.has(word),
  }));
}

const isIn = (ways: readonly string[], stems: ReadonlySet<string>) => ways.some((way) => stems.has(way));
/** Pure: how much a word counts in a line: less where only what it means in the other language stands there. */
function shareIn([own, ...others]: readonly string[], stems: ReadonlySet<string> | undefined): number {
  if (!stems || own === undefined) return 0;
  return stems.has(own) ? 1 : others.some((way) => stems.has(way)) ? shares.translated : 0;
}
/** 'Empiezo' and 'empezar', 'cuesta' and 'costar' have one stem. */
const stem = (word: string) => {
  const beginning = stemOf(word.replaceAll('ie', 'e').replaceAll('ue', 'o'));
  return beginning.length > 4 ? beginning.replace(/[aeo]$/, '') : beginning;
};
export const lineStems = (text: string) => new Set(wordsOf(text).map(({ text: word }) => stem(word)));
const headOf = (one: Retrieved) =>
  one.kind === 'task' ? one.title : one.kind === 'meeting' || one.kind === 'decision' ? one.name : '';
const placeOf = ({ one, lines, at }: Answering) =>
  one.kind === 'meeting' ? `${one.audioId} ${lines[at]?.startMs}` : JSON.stringify([one.kind, one.text]);

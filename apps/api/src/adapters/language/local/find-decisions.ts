import { mostFindings } from '@/adapters/language/choose-items';
import { words } from '@/adapters/language/fold-text';
import type { DraftAnalysis } from '@/adapters/language/ground-analysis';
import type { MeetingLanguage } from '@/adapters/language/language';
import { contentWords } from './content-words';
import type { Meeting } from './heard-meeting';
import type { Sentence } from './sentences';
import { cleanSpeech } from './summary/clean-speech';
import { wordListsOf } from './summary/word-lists';

interface Span {
  from: number;
  to: number;
}

/**
 * From here on the learned score lists a decision: where it is best over the folds that it was learned in. What rules
 * see needs nothing more when it is said in a few words.
 */
const listedFrom = 0.15;
const fewWords = 10;

/**
 * Reads the decisions of a meeting: said as such, or called one by the sentence before or after. In English the
 * learned score has the last word on them, but for what is plainly announced, and finds others.
 */
export function findDecisions(meeting: Meeting): DraftAnalysis['decisions'] {
  const { sentences, pack, scores } = meeting;
  const ruled = ruledDecisions(meeting);
  const found = scores
    ? [
        ...ruled.filter((span) => holds(meeting, span, scores.decisions)),
        ...learned(scores.decisions, sentences),
      ]
    : ruled;
  return confirmed(merge(found).slice(0, mostFindings), sentences, pack.stopWords).flatMap(({ from, to }) => {
    const first = sentences[from];
    const last = sentences[to];
    if (!first || !last) return [];
    const together = first.segment === last.segment;
    const said = together ? sentences.slice(from, to + 1).map(({ text }) => text) : [first.text];
    const telling = said.toSorted(
      (a, b) => contentWords(b, pack.stopWords).length - contentWords(a, pack.stopWords).length,
    )[0];
    const text = statementOf(telling ?? first.text, pack.language);
    return text === '' ? [] : [{ text, quote: said.join(' '), nearMs: first.startMs }];
  });
}

function holds({ sentences }: Meeting, { from, to }: Span, scores: ArrayLike<number>): boolean {
  const announced = sentences
    .slice(from, to + 1)
    .some(({ text, folded }) => words(text).length <= fewWords || isAnnounced.test(folded));
  return announced || (scores[from] ?? 0) >= listedFrom;
}

/** 'We've decided that', at whatever length what was decided is told; 'we decided' mostly tells of a day long past. */
const isAnnounced = /\bwe(?:'ve| have)(?: now| just| already)* (?:decided|agreed) (?:to|that|on)\b/;

/** The surest sentence of each stretch that stands out. */
function learned(scores: ArrayLike<number>, sentences: readonly Sentence[]): Span[] {
  return sentences.flatMap(({ segment }, at) => {
    const score = scores[at] ?? 0;
    const beside = [at - 1, at + 1].some(
      (other) => sentences[other]?.segment === segment && (scores[other] ?? 0) > score,
    );
    return score >= listedFrom && !beside ? [{ from: at, to: at }] : [];
  });
}

function ruledDecisions({ sentences, pack }: Meeting): Span[] {
  const found: Span[] = [];
  sentences.forEach((sentence, at) => {
    if (found.length >= mostFindings) return;
    const previous = sentences[at - 1];
    const next = sentences[at + 1];
    if (pack.noDecision.test(sentence.folded) && !pack.decidedBefore.test(sentence.folded)) return;
    if (pack.decidedBefore.test(sentence.folded)) {
      // Enough said in the sentence itself, or the one before says what was decided.
      const rest = sentence.folded.replace(pack.decidedBefore, ' ');
      const alone = contentWords(rest, pack.stopWords).length >= 2;
      found.push({ from: !alone && previous && isStatement(previous) ? at - 1 : at, to: at });
    } else if (pack.decidesNext.test(sentence.folded)) {
      const inside = sentence.folded.replace(/^.*?(?:now|here|today|ahora|ya|hoy)\b,?/, '');
      const told = inside !== sentence.folded && inside.split(' ').length > 4;
      if (told) found.push({ from: at, to: at });
      else if (next && isStatement(next)) found.push({ from: at + 1, to: at + 1 });
    } else if (pack.decides.some((pattern) => pattern.test(sentence.folded)))
      found.push({ from: at, to: at });
  });
  return found;
}

function isStatement(sentence: Sentence): boolean {
  return !/\?\s*$|^¿/.test(sentence.text);
}

/** Spans that share a sentence are one decision. */
function merge(found: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...found].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** What is said again a little later counts once, as it was said last. One word in common is too little to tell. */
function confirmed(
  found: readonly Span[],
  sentences: readonly Sentence[],
  stopWords: ReadonlySet<string>,
): Span[] {
  const contents = found.map(({ from, to }) =>
    sentences.slice(from, to + 1).flatMap(({ text }) => contentWords(text, stopWords)),
  );
  return found.filter(({ to }, at) => {
    const own = contents[at] ?? [];
    return !found.some((later, index) => {
      const again = index > at && later.from - to <= 4 ? (contents[index] ?? []) : [];
      const shared = own.filter((word) => again.includes(word)).length;
      return shared >= 2 && shared / Math.min(own.length, again.length) >= 0.5;
    });
  });
}

/** What was decided, by the sentence that says so: without noises, and without the words that only lead in. Pure. */
export const statementOf = (sentence: string, language: MeetingLanguage): string =>
  plainStatement(cleanSpeech(sentence, wordListsOf(language)));

/** Without the words that only lead in. */
function plainStatement(text: string): string {
  const bare = text
    .replace(
      /^(?:(?:so|then|okay|ok|good|great|fine|right|well|alright|entonces|pues|vale|bien|muy bien|queda decidido|que|decidimos que|hemos decidido que)[,.]? (?:que )?|no[,.] |(?:we don't, )?(?:so )?let's settle (?:it|this) now[,.] )+/i,
      '',
    )
    .replace(/[\s,;:.]+$/, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

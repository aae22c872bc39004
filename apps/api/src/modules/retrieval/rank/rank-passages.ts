import type { PassageRow } from '../find/passages.repo';
import type { Term } from '../find/term';
import { bm25, worthOfTerms } from './bm25';
import type { Named } from './speakers';
import { type Span, type Sums, within } from './sums';
import { around, type Talk, type TalkPassage } from './talk';

/** Talk around a passage that speaks for it: lines on each side, and how much of their score counts. */
const surroundings = [
  { lines: 20, share: 0.5 },
  { lines: 60, share: 0.5 },
];
/** A passage that is said by nobody but whom the question names is worth so much more. */
const speakerShare = 0.5;
/** What has no surroundings is its own. */
const alone = 1 + surroundings.reduce((sum, { share }) => sum + share, 0);

/** A passage of talk or of what is written, and what it is worth. */
export interface Ranked {
  talk?: TalkPassage;
  row?: PassageRow;
  score: number;
  coverage: number;
}

interface Pool {
  terms: readonly Term[];
  talk: Talk;
  passages: readonly TalkPassage[];
  rows: readonly PassageRow[];
  /** Over the lines of talk, then the rows. */
  sums: Sums;
  named: Named;
}

/**
 * Everything that has a word of the question, the best first: passages by BM25 among all that were found; in talk with
 * what is said around them and by whom. Linear in the pool. Pure.
 */
export function rankPassages({ terms, talk, passages, rows, sums, named }: Pool): Ranked[] {
  const written = rows.map(
    (_, at): Span => ({ from: talk.lines.length + at, to: talk.lines.length + at + 1 }),
  );
  const spans: Span[] = [...passages, ...written];
  const worth = worthOfTerms(sums, spans);
  const isSaid = (term: number) => !terms[term]?.forms.some(({ folded }) => named.words.has(folded));
  const asksOnlyWho = terms.every((_, term) => !isSaid(term));
  const said = bm25(sums, spans, worth, isSaid);
  const wider = surroundings.map(({ lines, share }) => {
    const all = passages.map((passage) => around(passage, lines));
    return { share, scores: bm25(sums, all, worthOfTerms(sums, all), isSaid) };
  });
  const whole = bm25(sums, spans, worth);
  const coverage = (span: Span, isNamed: boolean) =>
    coverageOf(sums, worth, span, (term) => isNamed && !isSaid(term));
  const ranked: Ranked[] = [];
  for (const [at, passage] of passages.entries()) {
    const share = shareOf(talk, passage, named);
    const own = asksOnlyWho ? share : (said[at] ?? 0);
    if (asksOnlyWho && own === 0) continue;
    const base = wider.reduce((sum, one) => sum + one.share * (one.scores[at] ?? 0), own);
    const score = base * (1 + speakerShare * share);
    ranked.push({ talk: passage, score, coverage: coverage(passage, share > 0) });
  }
  for (const [place, row] of rows.entries()) {
    const score = alone * (whole[passages.length + place] ?? 0);
    const span = written[place];
    if (score > 0 && span) ranked.push({ row, score, coverage: coverage(span, false) });
  }
  return ranked.sort((a, b) => b.score - a.score);
}

/** How many of the lines of a passage are said by whom the question names. */
function shareOf({ lines }: Talk, { from, to }: Span, { speakers }: Named): number {
  if (speakers.size === 0) return 0;
  const own = lines.slice(from, to).filter(({ speaker }) => speaker !== null && speakers.has(speaker));
  return own.length / (to - from);
}

/** How much of what the terms are worth together stands in a span, or is met by who speaks. */
function coverageOf({ terms }: Sums, worth: readonly number[], span: Span, isMet: (term: number) => boolean) {
  let all = 0;
  let found = 0;
  for (const [term, sums] of terms.entries()) {
    all += worth[term] ?? 0;
    if (isMet(term) || within(sums, span) > 0) found += worth[term] ?? 0;
  }
  return all === 0 ? 0 : found / all;
}

import { type Span, type Sums, within } from './sums';

/** How soon a word that is said again and again counts no more, and how much a long text is worth less: the usual. */
const saturation = 1.2;
const lengthShare = 0.75;

/** How much each term is worth: the more, the fewer of the spans have it. Pure. */
export function worthOfTerms({ terms }: Sums, spans: readonly Span[]): number[] {
  return terms.map((sums) => {
    const having = spans.filter((span) => within(sums, span) > 0).length;
    return Math.log(1 + (spans.length - having + 0.5) / (having + 0.5));
  });
}

/** The BM25 score of each span among all of them; only the terms that `counts` names do. Pure. */
export function bm25(
  { terms, words }: Sums,
  spans: readonly Span[],
  worth: readonly number[],
  counts: (term: number) => boolean = () => true,
): Float64Array {
  const lengths = spans.map((span) => within(words, span));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, spans.length) || 1;
  const scores = new Float64Array(spans.length);
  for (const [term, sums] of terms.entries()) {
    if (!counts(term)) continue;
    for (const [at, span] of spans.entries()) {
      const said = within(sums, span);
      if (said === 0) continue;
      const long = 1 - lengthShare + (lengthShare * (lengths[at] ?? 0)) / mean;
      scores[at] =
        (scores[at] ?? 0) + ((worth[term] ?? 0) * said * (saturation + 1)) / (said + saturation * long);
    }
  }
  return scores;
}

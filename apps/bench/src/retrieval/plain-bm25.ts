/** Plain BM25 with its usual numbers, over words as they are written: what a ranking is to be ahead of. */
const saturation = 1.2;
const lengthShare = 0.75;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The places of the texts that share words with a question, the best first. Pure. */
export function plainBm25(texts: readonly string[], question: string): number[] {
  const read = texts.map(wordsOf);
  const mean = read.reduce((sum, words) => sum + words.length, 0) / read.length;
  const counts = read.map((words) => {
    const said = new Map<string, number>();
    for (const word of words) said.set(word, (said.get(word) ?? 0) + 1);
    return said;
  });
  const asked = wordsOf(question).map((word) => {
    const having = counts.filter((said) => said.has(word)).length;
    return { word, worth: Math.log(1 + (read.length - having + 0.5) / (having + 0.5)) };
  });
  const scores = counts.map((said, at) => {
    const long = 1 - lengthShare + (lengthShare * (read[at]?.length ?? 0)) / mean;
    return asked.reduce((sum, { word, worth }) => {
      const times = said.get(word) ?? 0;
      return sum + (worth * times * (saturation + 1)) / (times + saturation * long);
    }, 0);
  });
  return scores
    .map((score, at) => ({ score, at }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ at }) => at);
}

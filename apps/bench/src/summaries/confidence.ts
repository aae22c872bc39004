/** The mean of values and where it lies in 95 of 100 samples of as many, drawn from them with repetition. */
export function confidence(values: readonly number[]): { mean: number; from: number; to: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const means = Array.from({ length: samples }, numbers(values.length)).map(
    (picks) => picks.reduce((sum, at) => sum + (values[at] ?? 0), 0) / values.length,
  );
  means.sort((a, b) => a - b);
  return { mean, from: means[Math.floor(samples * 0.025)] ?? 0, to: means[Math.floor(samples * 0.975)] ?? 0 };
}

const samples = 10_000;

/** Draws as many places as there are, the same each time that the program runs. */
function numbers(count: number): () => number[] {
  let state = 20_261_123;
  return () =>
    Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    });
}

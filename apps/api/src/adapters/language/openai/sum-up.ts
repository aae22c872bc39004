import { shorten } from '@/adapters/language/ground-analysis';

/** Characters of a summary that code makes of several. */
const longest = 2_000;

/** One summary of those of a meeting's parts, where no model does it: each of them, or how it begins. */
export function joinSummaries(summaries: readonly string[]): string {
  const said = summaries.map((summary) => summary.trim()).filter((summary) => summary !== '');
  const room = Math.floor(longest / Math.max(1, said.length));
  return said.map((summary) => shorten(summary, Math.max(80, room))).join(' ');
}

import type { Unclear } from '@/adapters/language/local/requests/request';
import { type Asked, nameOf } from '../asked';

/** Names one after another: 'a, b or c'. */
export function listed(names: readonly string[], last: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

/** What candidates are called: people come as ids. */
export function namesOfCandidates(
  about: Unclear['about'],
  candidates: readonly string[],
  asked: Asked,
): string[] {
  if (about === 'column') return candidates.map((column) => asked.words.columns[column] ?? column);
  if (about !== 'person') return candidates.map((title) => `**${title}**`);
  return candidates.flatMap((id) => nameOf(asked, id) ?? []);
}

import type { DraftAnalysis } from '@/adapters/language/ground-analysis';
import type { OpenTask } from '@/adapters/language/language';
import type { Meeting } from './heard-meeting';
import { sameWord, tellingWords } from './telling-words';

/**
 * Reports about tasks that exist: a sentence with at least half the content words of exactly one title and a
 * word of state. The first report of a task counts, unless a later one differs.
 */
export function findUpdates(meeting: Meeting, tasks: readonly OpenTask[]): DraftAnalysis['updates'] {
  const { sentences, pack } = meeting;
  const updates = new Map<string, DraftAnalysis['updates'][number]>();
  const titles = readTitles(tasks, pack.stopWords);
  for (const sentence of sentences) {
    for (const clause of clausesOf(sentence.text)) {
      const folded = clause.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
      if (pack.noStatus.test(folded)) continue;
      const status = pack.statuses.find(({ pattern }) => pattern.test(folded))?.status;
      const task = status ? taskNamed(clause, titles, pack.stopWords) : null;
      if (status && task)
        updates.set(task.id, { taskId: task.id, status, quote: clause, nearMs: sentence.startMs });
    }
  }
  return [...updates.values()];
}

function clausesOf(text: string): string[] {
  return text
    .split(
      /[,;] (?=(?:and|but|so|because|y|pero|porque|así|el|la|los|las|the|i|we|our)\b)|(?<=\w) (?=because |porque )/i,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

/** The content words of all titles: of each, and each once. */
interface Titles {
  tasks: { task: OpenTask; title: string[] }[];
  vocabulary: string[];
}

function readTitles(tasks: readonly OpenTask[], stopWords: ReadonlySet<string>): Titles {
  const read = tasks.map((task) => ({ task, title: tellingWords(task.title, stopWords) }));
  return { tasks: read, vocabulary: [...new Set(read.flatMap(({ title }) => title))] };
}

/** The one task that a clause speaks of; null when it is none, or when two fit equally well. */
function taskNamed(
  clause: string,
  { tasks, vocabulary }: Titles,
  stopWords: ReadonlySet<string>,
): OpenTask | null {
  const said = [...new Set(tellingWords(clause, stopWords))];
  const heard = new Set(vocabulary.filter((word) => said.some((one) => sameWord(word, one))));
  const ranked = tasks
    .map(({ task, title }) => ({ task, share: shareOf(title, heard) }))
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share);
  const [best, second] = ranked;
  return best && best.share > (second?.share ?? 0) ? best.task : null;
}

function shareOf(title: readonly string[], heard: ReadonlySet<string>): number {
  return title.length === 0 ? 0 : title.filter((word) => heard.has(word)).length / title.length;
}

import { isLikely } from '@tavla/shared/meetings/confidence';
import { words } from '@/adapters/language/fold-text';
import { dueIn, type HeardItem, type Meeting, replyTo } from '../heard-meeting';
import { followUp } from '../phrase/follow-up';
import { ownersOf } from '../phrase/owners-of';
import { phraseTask, subjectOf } from '../phrase/phrase-task';
import { alike, contentOf, titleOf } from './item-title';
import type { JudgedItem } from './judge-items';

/** A sentence longer than this is quoted from where its task begins. */
const longestQuote = 300;

/** So many are kept to choose from, more than twenty hours of talk have: each new one is held against all of them. */
const mostKept = 1_000;

/** The items, and those that only the learned score sees: from `least` on, where a title can be made. */
export function addLearned(meeting: Meeting, items: readonly JudgedItem[], least: number): JudgedItem[] {
  const { sentences, scores } = meeting;
  const all = [...items];
  const taken = new Set(items.map(({ sentence }) => sentence));
  const heard = countWords(sentences);
  sentences.forEach((sentence, at) => {
    const confidence = scores?.items[at] ?? 0;
    if (all.length >= mostKept || confidence < least || taken.has(at) || isBeside(meeting, at, confidence))
      return;
    if (replyTo(meeting, at) === 'no' || isNothingToDo.test(sentence.folded)) return;
    const item = read(meeting, at, heard, isLikely({ confidence }));
    if (!item) return;
    if (all.some((known) => alike(known.content, item.content))) return;
    all.push({ ...item, confidence });
  });
  return all.sort((a, b) => a.sentence - b.sentence);
}

/** How often each word is said. */
export function countWords(sentences: Meeting['sentences']): Map<string, number> {
  const heard = new Map<string, number>();
  for (const { text } of sentences)
    for (const { text: word } of words(text)) heard.set(word, (heard.get(word) ?? 0) + 1);
  return heard;
}

/** A sentence beside it in the same segment is likelier: both say one thing. */
function isBeside({ sentences, scores }: Meeting, at: number, confidence: number): boolean {
  return [at - 1, at + 1].some(
    (other) =>
      sentences[other]?.segment === sentences[at]?.segment && (scores?.items[other] ?? 0) > confidence,
  );
}

/** 'I was going to', 'should have checked', 'she said I will', 'I'll be on holiday', 'you can find it there': nothing that is still to be done. */
const isNothingToDo =
  /\b(?:(?:was|were) (?:going|supposed) to|(?:should|could|would) have \w+(?:ed|en|ne)|(?:he|she|they) (?:said|says|thought) (?:that )?i|i'll be (?:on|in|at|away|out))\b|^(?:and |so )?you can (?:find|see) /;

function read(
  meeting: Meeting,
  at: number,
  heard: ReadonlyMap<string, number>,
  likely: boolean,
): HeardItem | null {
  const { sentences, people, pack } = meeting;
  const sentence = sentences[at];
  if (!sentence) return null;
  const task = phraseTask(sentences, at, pack);
  const due = dueIn(meeting, at, sentence.text);
  const title = task ? titleOf(task.title, due?.text ?? null) : followUp(sentences, at, heard, likely);
  if (title === null) return null;
  const subject = task?.subject ?? subjectOf(sentence, pack);
  const { owner, candidates } = subject ? ownersOf(meeting, at, subject) : { owner: null, candidates: [] };
  const from = sentence.text.length > longestQuote ? (task?.start ?? 0) : 0;
  return {
    sentence: at,
    kind: 'open',
    title,
    content: contentOf(title, pack),
    owner: people.find(({ id }) => id === owner)?.email ?? null,
    candidates,
    quote: sentence.text.slice(from, from + longestQuote),
    due,
    isSure: false,
    isSaid: false,
    nearMs: sentence.startMs,
  };
}

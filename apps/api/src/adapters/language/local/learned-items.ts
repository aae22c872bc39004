import { alike, contentOf, dueIn, type HeardItem, type Meeting, replyTo, titleOf } from './find-action-items';
import type { JudgedItem } from './judge-items';

/** A sentence longer than this is quoted from where its task begins. */
const longestQuote = 300;

/** The items, and those that only the learned score sees: from `least` on, where a title can be made. */
export function addLearned(meeting: Meeting, items: readonly JudgedItem[], least: number): JudgedItem[] {
  const { sentences, scores } = meeting;
  const all = [...items];
  const taken = new Set(items.map(({ sentence }) => sentence));
  sentences.forEach((sentence, at) => {
    const confidence = scores?.items[at] ?? 0;
    if (confidence < least || taken.has(at) || isBeside(meeting, at, confidence)) return;
    if (replyTo(meeting, at) === 'no' || isNothingToDo.test(sentence.folded)) return;
    const item = read(meeting, at);
    if (!item) return;
    const same = all.find((known) => alike(known.content, item.content));
    if (same) return;
    all.push({ ...item, confidence, nearMs: sentence.startMs });
  });
  return all.sort((a, b) => a.sentence - b.sentence);
}

/** A sentence beside it in the same segment is likelier: both say one thing. */
function isBeside({ sentences, scores }: Meeting, at: number, confidence: number): boolean {
  return [at - 1, at + 1].some(
    (other) =>
      sentences[other]?.segment === sentences[at]?.segment && (scores?.items[other] ?? 0) > confidence,
  );
}

/** 'I was going to', 'should have checked', 'she said I will', 'I'll be on holiday': nothing that is still to be done. */
const isNothingToDo =
  /\b(?:(?:was|were) (?:going|supposed) to|(?:should|could|would) have \w+(?:ed|en|ne)|(?:he|she|they) (?:said|says|thought) (?:that )?i|i'll be (?:on|in|at|away|out))\b/;

function read(meeting: Meeting, at: number): HeardItem | null {
  const sentence = meeting.sentences[at];
  if (!sentence) return null;
  const { pack } = meeting;
  const due = dueIn(meeting, at, sentence.text);
  const title = titleOf(sentence.text, due?.text ?? null);
  const content = contentOf(title, pack);
  if (content.size < 2) return null;
  return {
    sentence: at,
    kind: 'open',
    title,
    content,
    owner: null,
    quote: sentence.text.slice(0, longestQuote),
    due,
    isSure: false,
    isSaid: false,
    nearMs: sentence.startMs,
  };
}

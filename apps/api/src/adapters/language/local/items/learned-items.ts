import { isLikely } from '@tavla/shared/meetings/confidence';
import { surestPossible } from '@/adapters/language/choose-items';
import { dueIn, type HeardItem, type Meeting, replyTo } from '../heard-meeting';
import type { Subject } from '../phrase/clauses/read-subject';
import { countThings } from '../phrase/find-topic';
import { followUp, followUpWidely } from '../phrase/follow-up';
import { isWholeTitle } from '../phrase/is-whole-title';
import { fullerTitle } from '../phrase/naming/fuller-title';
import { isPassedOn, ownersOf } from '../phrase/owners-of';
import { type PhrasedTask, phraseTask, subjectOf } from '../phrase/phrase-task';
import { inLightOfTitle } from './in-light-of-title';
import { alike, contentOf, titleOf } from './item-title';
import type { JudgedItem } from './judge-items';
import { isWithinMeeting } from './within-meeting';

/** A sentence longer than this is quoted from where its task begins. */
const longestQuote = 300;

/** So many are kept to choose from, more than twenty hours of talk have: each new one is held against all of them. */
const mostKept = 1_000;

/** The items, and those that only the learned score sees: from `least` on, where a title can be made. */
export function addLearned(meeting: Meeting, items: readonly JudgedItem[], least: number): JudgedItem[] {
  const { sentences, scores } = meeting;
  const all = [...items];
  const taken = new Set(items.flatMap(({ sentence, takenIn = [] }) => [sentence, ...takenIn]));
  const heard = countThings(sentences);
  const candidate = (at: number) => {
    const confidence = scores?.items[at] ?? 0;
    const said = sentences[at]?.folded ?? '';
    const isRefused = replyTo(meeting, at) === 'no' || isNothingToDo.test(said) || isImagined(meeting, said);
    return isRefused ? null : read(meeting, at, heard, isLikely({ confidence }));
  };
  const isNamed = (at: number) => taken.has(at) || candidate(at)?.isWide === false;
  sentences.forEach((_, at) => {
    const said = scores?.items[at] ?? 0;
    if (all.length >= mostKept || said < least || taken.has(at)) return;
    const item = candidate(at);
    if (!item || isBeside(meeting, at, said, isNamed)) return;
    const sure = inLightOfTitle(said, item.title);
    const confidence = item.isPossible ? Math.min(sure, surestPossible) : sure;
    const same = all.findIndex((known) => alike(known.content, item.content));
    const known = all[same];
    // 'That has to go out this week' beside 'I'll take care of the update' says until when.
    if (known && !known.due && item.due && Math.abs(known.sentence - at) <= 2) known.due = item.due;
    if (!known) all.push({ ...item, confidence });
    else if (confidence > known.confidence && !taken.has(known.sentence)) all[same] = { ...item, confidence };
  });
  return all.sort((a, b) => a.sentence - b.sentence);
}

/** A sentence beside it in the same segment is likelier, and its task can be named: both say one thing. */
function isBeside(
  { sentences, scores }: Meeting,
  at: number,
  confidence: number,
  isNamed: (at: number) => boolean,
): boolean {
  return [at - 1, at + 1].some(
    (other) =>
      sentences[other]?.segment === sentences[at]?.segment &&
      (scores?.items[other] ?? 0) > confidence &&
      isNamed(other),
  );
}

/** 'I was going to', 'should have checked', 'she said I will', 'I'll be on holiday', 'you can find it there': nothing that is still to be done. */
const isNothingToDo =
  /\b(?:(?:was|were) (?:going|supposed) to|(?:should|could|would) have \w+(?:ed|en|ne)|(?:he|she|they) thought (?:that )?i|(?<!\b(?:i|we) )(?:said|says)[:,]? ?["“]?(?:that )?i|i'll be (?:on|in|at|away|out))\b|^(?:and |so )?you can (?:find|see) /;

/** 'If she says yes, I'll buy everyone lunch': what hangs on something else, which 'if you like' does not. */
function isImagined({ pack }: Meeting, folded: string): boolean {
  const own = /^(?:and |but |so |well |okay )*(?=(?:if|unless)\b)[^,]*, (?:then )?i(?:'ll| will)\b/.test(
    folded,
  );
  return own && !pack.politeCondition.test(folded);
}

function read(
  meeting: Meeting,
  at: number,
  heard: ReadonlyMap<string, number>,
  likely: boolean,
): (HeardItem & { isWide: boolean; isPossible: boolean }) | null {
  const { sentences, people, pack } = meeting;
  const sentence = sentences[at];
  if (!sentence) return null;
  const task = phraseTask(sentences, at, pack);
  if (task && isOthersThen(sentence.folded, task)) return null;
  const due = dueIn(meeting, at, sentence.text);
  // Without a day there is nothing to cut: 'on' may be what is done, 'leave the lamp on'.
  const phrased = task && (due ? titleOf(task.title, due.text) : task.title);
  // Without its day a title may end with what led to it.
  const isWhole = phrased !== null && (pack.language !== 'en' || isWholeTitle(phrased.split(' ')));
  const close =
    isWhole && task ? fullerTitle(phrased, task, sentences, at, heard) : followUp(sentences, at, heard);
  const title = close ?? (likely ? followUpWidely(sentences, at) : null);
  if (title === null) return null;
  const subject = task ? whoSays(sentence.folded, task) : subjectOf(sentence, pack);
  const { owner, candidates } =
    subject && !isPassedOn(sentence.folded, title)
      ? ownersOf(meeting, at, subject)
      : { owner: null, candidates: [] };
  const from = sentence.text.length > longestQuote ? (task?.start ?? 0) : 0;
  return {
    isWide: close === null,
    isPossible: close === null || (due === null && isWithinMeeting(sentences, at, title)),
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

const promises = /\bi(?:'ll| will|'m going to)\b/;

/** 'I'll take that out and put a new version on the website': both are the speaker's. */
function whoSays(folded: string, { subject, start }: PhrasedTask): Subject {
  const isContinued = subject.kind === 'order' && promises.test(folded.slice(0, start));
  return isContinued ? { ...subject, kind: 'self' } : subject;
}

/** 'I'll get it done, or they'll close the claim': what others do then is nothing to do. */
const isOthersThen = (folded: string, { subject, start }: PhrasedTask) =>
  subject.kind === 'other' && promises.test(folded.slice(0, start));

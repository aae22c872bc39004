import { chooseItems, leastPossible, surestPossible } from '@/adapters/language/choose-items';
import type { HeardItem, Meeting } from '../heard-meeting';
import { isWholeTitle } from '../phrase/is-whole-title';
import { isPassedOn } from '../phrase/owners-of';
import { phraseTasks } from '../phrase/phrase-task';
import { spokenWords, written } from '../phrase/words/spoken-words';
import { inLightOfTitle } from './in-light-of-title';
import { addLearned } from './learned-items';
import { isWithinMeeting } from './within-meeting';

/** A heard item and how often what is like it is right. */
export interface JudgedItem extends HeardItem {
  confidence: number;
}

/** How sure the rules are: of what has an owner or a day, of what has neither, and of what lacks its signs. */
const ruled = { settled: 0.9, found: 0.7, possible: 0.3 };

/** How often the rules' cues were right in the labelled meetings, with their signs and without. */
const cued = { sure: 0.2, possible: 0.08 };
/**
 * From so many sentences on that holds. The shorter a meeting is, the more of it is about tasks: in the labelled ones
 * 2.2 % of the sentences where they are about 200, 1.2 % where they are 700, which is about their number to the power
 * of -0.45.
 */
const usualLength = 350;
const density = 0.45;

/** A likelihood, from 0 to 1, in a meeting of so many sentences. */
function inMeetingOf(length: number, likelihood: number): number {
  const odds = (likelihood / (1 - likelihood)) * Math.max(1, usualLength / length) ** density;
  return odds / (1 + odds);
}

/**
 * Says how sure each item is and leaves out what is too unsure. Rules decide alone where nothing was learned
 * (Spanish). Elsewhere the learned score does, but for what talk says outright: a day, a name, 'somebody must'.
 */
export function judgeItems(meeting: Meeting, heard: readonly HeardItem[]): JudgedItem[] {
  const { scores } = meeting;
  if (!scores) return chooseItems(heard.map((item) => ({ ...item, confidence: byRules(item) }))).chosen;
  const judged = heard.flatMap((item) => {
    const byCue = inMeetingOf(meeting.sentences.length, item.isSure ? cued.sure : cued.possible);
    const outright = saidOutright(item);
    const scored = inLightOfTitle(scores.items[item.sentence] ?? 0, item.title);
    const surest = Math.max(scored, outright, byCue);
    const isOver = outright === 0 && isWithinMeeting(meeting.sentences, item.sentence, item.title);
    const confidence = isOver ? Math.min(surest, surestPossible) : surest;
    const title = confidence < leastPossible ? null : wholeTitle(meeting, item);
    if (title === null) return [];
    const isOthers =
      title !== item.title && isPassedOn(meeting.sentences[item.sentence]?.folded ?? '', title);
    return [{ ...item, title, confidence, owner: isOthers ? null : item.owner }];
  });
  return chooseItems(addLearned(meeting, judged, leastPossible)).chosen;
}

/** The rules' title where it is one piece, else another for the same words; null where there is none. */
function wholeTitle({ sentences, pack }: Meeting, item: HeardItem): string | null {
  const { sentence, quote } = item;
  const said = spokenWords(item.title);
  const cleaned = capitalised(written(said));
  const isWhole = isWholeTitle(said.map(({ text }) => text));
  if (isWhole && lettersOf(cleaned) === lettersOf(item.title)) return item.title;
  const from = sentences[sentence]?.text.indexOf(quote) ?? -1;
  // 'I'll get it done, or they'll close the claim'
  const isOwn = (kind: string) => item.kind !== 'self' || (kind !== 'other' && kind !== 'assign');
  const other = phraseTasks(sentences, sentence, pack).find(
    ({ end, subject }) => end > from && isOwn(subject.kind),
  );
  if (other) return other.title;
  return isWhole ? cleaned : null;
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function byRules({ isSure, owner, due }: HeardItem): number {
  return ruled[!isSure ? 'possible' : owner || due ? 'settled' : 'found'];
}

function saidOutright({ isSure, isSaid, due }: HeardItem): number {
  if (!isSure) return 0;
  return due ? ruled.settled : isSaid ? ruled.found : 0;
}

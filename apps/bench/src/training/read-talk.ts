import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { TranscriptSegment } from '../../../api/src/adapters/language/language';
import { hasSharedData, sharedData } from '../../../api/src/test/shared-data';

/** What somebody who read the meeting marked: indices are those of its turns. */
export interface Label {
  turn: number;
  /** Turns that say it again. */
  also: readonly number[];
  /** Stands in the text of its turn. */
  quote: string;
  /** A speaker, several, 'all', 'other: NAME', or null. Decisions have none. */
  owner: string | readonly string[] | null;
  /** False where one of two readers did not mark it: then it counts neither way. */
  agreed: boolean;
}

/** A meeting of real people with its labels. */
export interface Talk {
  meeting: string;
  corpus: string;
  turns: readonly { speaker: string; text: string }[];
  actionItems: readonly Label[];
  decisions: readonly Label[];
}

/** The corpus of meetings that were held online and heard by a recogniser. */
const onlineCalls = 'Akash';

export type LabelKind = 'actionItems' | 'decisions';

type RawLabel = Partial<Label> & { turn: number; quote: string };
type RawTalk = Omit<Talk, LabelKind | 'corpus'> & { corpus?: string } & Record<LabelKind, RawLabel[]>;

/** The meetings that weights are learned from: those beside the repository, and those in it. Empty without the former. */
export function trainingTalk(): Talk[] {
  if (!hasSharedData) return [];
  const kept = ['labelled-talk.jsonl.br', 'labelled-talk-2.jsonl.br', 'online-talk.jsonl.br'].map((name) =>
    brotliDecompressSync(readFileSync(new URL(`../../data/${name}`, import.meta.url))).toString('utf8'),
  );
  return [readFileSync(sharedData('real-talk', 'train.jsonl'), 'utf8'), ...kept].flatMap(parseTalk);
}

/**
 * The meetings that a kind of label is learned from. What is decided in online calls is no help: weights learned with
 * them find no more decisions there, and fewer elsewhere (docs/performance.md).
 */
export function learnedFrom(talks: readonly Talk[], kind: LabelKind): Talk[] {
  return talks.filter(({ corpus }) => kind === 'actionItems' || corpus !== onlineCalls);
}

/** The meetings to choose by; nothing is learned from them. Empty where they are not. */
export function devTalk(): Talk[] {
  return hasSharedData ? parseTalk(readFileSync(sharedData('real-talk', 'dev.jsonl'), 'utf8')) : [];
}

function parseTalk(lines: string): Talk[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const { corpus = 'unknown', actionItems, decisions, ...rest }: RawTalk = JSON.parse(line);
      return { ...rest, corpus, actionItems: actionItems.map(whole), decisions: decisions.map(whole) };
    });
}

function whole({ turn, quote, also = [], owner = null, agreed = true }: RawLabel): Label {
  return { turn, quote, also, owner, agreed };
}

/** A turn is a segment; nobody measured its time, so each takes five seconds. */
export function segmentsOf(talk: Pick<Talk, 'turns'>, withSpeakers = true): TranscriptSegment[] {
  return talk.turns.map(({ speaker, text }, at) => ({
    id: String(at),
    startMs: at * 5_000,
    endMs: at * 5_000 + 4_900,
    text,
    speaker: withSpeakers ? speaker : null,
  }));
}

import { isLikely } from '@tavla/shared/meetings/confidence';
import type { ActionItem, Analysis } from '../../../api/src/adapters/language/language';
import { analyseMeeting } from '../../../api/src/adapters/language/local/analyse-meeting';
import type { SentenceModels } from '../../../api/src/adapters/language/local/learned/score-sentences';
import { segmentsOf, type Talk } from '../training/read-talk';
import { type Findings, judge, type Quality, qualityOf, together } from '../training/score-talk';
import { uploadAsVtt } from './as-vtt';
import { judgeOwners, type Owners } from './judge-owners';
import { peopleNamed } from './people-named';

export interface TalkScore {
  board: Quality;
  withPossible: Quality;
  decisions: Quality;
  /** Who is named for what is on the board, and for what is only possible. */
  owners: Owners;
  possibleOwners: Owners;
  /** What the engine found, with its confidence, held against the labels. */
  findings: Findings;
}

/** How a meeting is read: whether the transcript names its speakers, whether it comes as a file, and by which models. */
export interface Reading {
  withSpeakers?: boolean;
  asVtt?: boolean;
  /** How many letters a piece of the file has at most; else a turn is a piece. */
  cutAt?: number | undefined;
  /** Of each meeting; those that are shipped where there are none. */
  models?: readonly SentenceModels[];
}

interface ReadTalk {
  talk: Talk;
  analysis: Analysis;
  turnOf(startMs: number, quote: string): number;
}

/** When the meetings were, as far as days are told. */
export const said = { recordedAt: '2026-02-24T10:00:00Z', timeZone: 'UTC' };

/** Everyone who speaks is in the company. */
export function readWhole(
  talk: Talk,
  { withSpeakers = true, asVtt = false, cutAt }: Reading = {},
  models?: SentenceModels,
): ReadTalk {
  const heard = asVtt
    ? uploadAsVtt(talk, withSpeakers, cutAt)
    : {
        segments: segmentsOf(talk, withSpeakers),
        turnOf: (startMs: number) => Math.floor(startMs / 5_000),
      };
  const analysis = analyseMeeting(
    {
      segments: heard.segments,
      language: 'en',
      ...said,
      people: peopleNamed(talk.turns.map(({ speaker }) => speaker)),
      tasks: [],
    },
    models,
  );
  return { talk, analysis, turnOf: heard.turnOf };
}

/** What the engine finds in meetings of real people, turn by turn against their labels. */
export function scoreTalk(talks: readonly Talk[], reading: Reading = {}): TalkScore {
  return scoreRead(talks.map((talk, at) => readWhole(talk, reading, reading.models?.[at])));
}

const ownersIn = (read: readonly ReadTalk[], which: (item: ActionItem) => boolean) =>
  judgeOwners(
    read.map(({ talk, analysis, turnOf }) => ({
      labels: talk.actionItems,
      named: analysis.actionItems
        .filter(which)
        .flatMap(({ startMs, quote, ownerId }) =>
          ownerId === null ? [] : [{ turn: turnOf(startMs, quote), owner: ownerId }],
        ),
    })),
  );

export function scoreRead(read: readonly ReadTalk[]): TalkScore {
  const items = (which: (item: ActionItem) => boolean) =>
    together(
      read.map(({ talk, analysis, turnOf }) =>
        judge(
          { talk, labels: talk.actionItems },
          analysis.actionItems
            .filter(which)
            .map(({ startMs, quote, confidence }) => ({ turn: turnOf(startMs, quote), score: confidence })),
        ),
      ),
    );
  const decisions = read.map(({ talk, analysis, turnOf }) =>
    judge(
      { talk, labels: talk.decisions },
      analysis.decisions.map(({ startMs, quote }) => ({ turn: turnOf(startMs, quote), score: 1 })),
    ),
  );
  const all = items(() => true);
  return {
    board: qualityOf(items(isLikely)),
    withPossible: qualityOf(all),
    decisions: qualityOf(together(decisions)),
    owners: ownersIn(read, isLikely),
    possibleOwners: ownersIn(read, (item) => !isLikely(item)),
    findings: all,
  };
}

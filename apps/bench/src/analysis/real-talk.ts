import { isLikely } from '@tavla/shared/meetings/confidence';
import type { ActionItem, Analysis } from '../../../api/src/adapters/language/language';
import { analyseMeeting } from '../../../api/src/adapters/language/local/analyse-meeting';
import { type Label, segmentsOf, type Talk } from '../training/read-talk';
import { type Findings, judge, type Quality, qualityOf, together } from '../training/score-talk';
import { peopleNamed } from './people-named';

export interface TalkScore {
  board: Quality;
  withPossible: Quality;
  decisions: Quality;
  owners: { named: number; right: number; wrong: number };
  /** What the engine found, with its confidence, held against the labels. */
  findings: Findings;
}

/** Everyone who speaks is in the company. */
export function readWhole(talk: Talk, withSpeakers = true): Analysis {
  return analyseMeeting({
    segments: segmentsOf(talk, withSpeakers),
    language: 'en',
    recordedAt: '2026-02-24T10:00:00Z',
    timeZone: 'UTC',
    people: peopleNamed(talk.turns.map(({ speaker }) => speaker)),
    tasks: [],
  });
}

/** What the engine finds in meetings of real people, turn by turn against their labels. */
export function scoreTalk(talks: readonly Talk[], withSpeakers = true): TalkScore {
  const read = talks.map((talk) => ({ talk, analysis: readWhole(talk, withSpeakers) }));
  const items = (which: (item: ActionItem) => boolean) =>
    together(
      read.map(({ talk, analysis }) =>
        judge({ talk, labels: talk.actionItems }, analysis.actionItems.filter(which).map(placed)),
      ),
    );
  const decisions = read.map(({ talk, analysis }) =>
    judge(
      { talk, labels: talk.decisions },
      analysis.decisions.map(({ startMs }) => placed({ startMs, confidence: 1 })),
    ),
  );
  const all = items(() => true);
  return {
    board: qualityOf(items(isLikely)),
    withPossible: qualityOf(all),
    decisions: qualityOf(together(decisions)),
    owners: ownersOf(read),
    findings: all,
  };
}

function placed({ startMs, confidence }: Pick<ActionItem, 'startMs' | 'confidence'>) {
  return { turn: Math.floor(startMs / 5_000), score: confidence };
}

/** Wrong is whoever is named where the label names another, or several. */
function ownersOf(read: readonly { talk: Talk; analysis: Analysis }[]): TalkScore['owners'] {
  const owners = { named: 0, right: 0, wrong: 0 };
  for (const { talk, analysis } of read)
    for (const item of analysis.actionItems) {
      const { turn } = placed(item);
      const label = talk.actionItems.find((each) => each.turn === turn || each.also.includes(turn));
      if (!label || item.ownerId === null || !isLikely(item)) continue;
      owners.named += 1;
      if (label.owner === item.ownerId) owners.right += 1;
      else if (isOther(label)) owners.wrong += 1;
    }
  return owners;
}

const isOther = ({ owner }: Label) => owner !== null;

import { trainingTalk } from '../training/read-talk';
import { scoreTalk, type TalkScore } from './real-talk';
import { reliabilityRows, talkRows } from './talk-rows';
import { reliabilityOf, toldReading } from './tell-score';
import { modelsByFold, modelsOf } from './unseen-models';

/**
 * Prints what the whole engine finds in the training meetings, each read by weights that were learned without it: over
 * five folds, and with its kind of meeting left out. Their labels are of one reader.
 */
export function measureUnseenTalk(): void {
  const talks = trainingTalk();
  console.log('\n| real talk, unseen | found | P | R | F1 |\n|---|---|---|---|---|');
  const byFold = modelsByFold(talks);
  printScore('five folds, speakers known', scoreTalk(talks, { models: byFold }), true);
  const unknown = { withSpeakers: false, asVtt: true, models: byFold };
  printScore('five folds, speakers unknown, uploaded as .vtt', scoreTalk(talks, unknown), true);
  for (const corpus of [...new Set(talks.map((talk) => talk.corpus))].sort()) {
    const own = talks.filter((talk) => talk.corpus === corpus);
    const models = modelsOf(talks.filter((talk) => talk.corpus !== corpus));
    printScore(`${corpus} left out`, scoreTalk(own, { models: own.map(() => models) }));
  }
}

function printScore(name: string, score: TalkScore, withReliability = false): void {
  for (const row of talkRows(name, toldReading(score))) console.log(row);
  if (withReliability) for (const row of reliabilityRows(reliabilityOf(score.findings))) console.log(row);
}

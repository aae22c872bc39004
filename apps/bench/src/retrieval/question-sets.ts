import { readFileSync } from 'node:fs';
import { sharedData } from '../../../api/src/test/shared-data';
import type { Question, Talk } from '../summaries/talks';
import { segmentsOf } from '../training/read-talk';

interface Labelled {
  meeting: string;
  turns: { speaker: string; text: string }[];
  decisions: { turn: number; text: string }[];
  actionItems: { turn: number; task: string }[];
}

/** Turns around a label that speak of it too. */
const near = 10;

/**
 * Questions to choose by: what readers wrote of decisions and action items, in other meetings than those that are
 * measured. What answers lies around the turn that they marked.
 */
export function labelledTalks(): Talk[] {
  const lines = readFileSync(sharedData('real-talk', 'train.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const talk: Labelled = JSON.parse(line);
    const question = (text: string, turn: number): Question => ({
      text,
      spans: [[turn - near, turn + near]],
    });
    return {
      name: talk.meeting,
      gold: '',
      segments: segmentsOf(talk),
      questions: [
        ...talk.decisions.map(({ text, turn }) => question(`What was decided about: ${text}`, turn)),
        ...talk.actionItems.map(({ task, turn }) => question(`Who said what about: ${task}`, turn)),
      ],
    };
  });
}

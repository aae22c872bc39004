import { readFile } from 'node:fs/promises';
import { englishPack } from '../../../api/src/adapters/language/local/packs/pack-en';
import { ownersOf } from '../../../api/src/adapters/language/local/phrase/owners-of';
import { phraseTasks, subjectOf } from '../../../api/src/adapters/language/local/phrase/phrase-task';
import { type Sentence, splitSentences } from '../../../api/src/adapters/language/local/sentences';
import { trackSpeakers } from '../../../api/src/adapters/language/local/track-speakers';
import { hasSharedData, sharedData } from '../../../api/src/test/shared-data';
import { peopleNamed } from '../analysis/people-named';
import { segmentsOf } from './read-talk';

/**
 * What titles the labelled action items of real talk get, for judging by eye: `tsx --tsconfig apps/bench/tsconfig.json
 * apps/bench/src/training/titles.ts [dev|train|a file] [parts] [part]`. Prints each sentence with its title and the one that
 * a reader gave it, for every meeting of the file or for one part of them (`train 2 1`: every second one).
 */
interface LabelledMeeting {
  meeting: string;
  turns: { speaker: string; text: string }[];
  actionItems: { turn: number; quote: string; task: string; owner: string | string[] | null }[];
}

const [file = 'dev', parts = '1', part = '0'] = process.argv.slice(2);
if (hasSharedData) await printTitles();
else console.log('The shared meetings are not here: nothing to show.');

async function printTitles(): Promise<void> {
  const lines = (
    await readFile(file.endsWith('.jsonl') ? file : sharedData('real-talk', `${file}.jsonl`), 'utf8')
  )
    .trim()
    .split('\n');
  let items = 0;
  const owners = { right: 0, none: 0, wrong: 0 };
  const lengths: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (at % Number(parts) !== Number(part)) continue;
    const meeting: LabelledMeeting = JSON.parse(line);
    const sentences = splitSentences(segmentsOf(meeting));
    const people = peopleNamed(meeting.turns.map(({ speaker }) => speaker));
    const talk = {
      sentences,
      people,
      pack: englishPack,
      speakers: trackSpeakers(sentences, people, englishPack),
    };
    for (const item of meeting.actionItems) {
      const place = sentenceOf(sentences, item);
      const sentence = sentences[place];
      if (!sentence) continue;
      const quoted = sentence.text.indexOf(item.quote);
      const end = quoted + item.quote.length;
      const task =
        phraseTasks(sentences, place, englishPack).find((one) => one.start < end && one.end > quoted) ?? null;
      const title = task?.title ?? null;
      const subject = task?.subject ?? subjectOf(sentence, englishPack);
      const owner = subject && ownersOf(talk, place, subject).owner;
      const hit = owner === null ? 'none' : owner === item.owner ? 'right' : 'wrong';
      owners[hit] += 1;
      items += 1;
      if (title) lengths.push(title.split(' ').length);
      console.log(
        `${meeting.meeting} ${sentence.text}\n   ${title ?? '–'}\n   (${item.task}) owner ${hit}: ${owner} for ${item.owner}`,
      );
    }
  }
  console.log(`\nOwners: ${owners.right} right, ${owners.none} none, ${owners.wrong} wrong.`);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  console.log(
    `\n${lengths.length} of ${items} have a title, of ${mean.toFixed(1)} words in the mean and ${Math.max(0, ...lengths)} at most.`,
  );
}

/** The sentence of the turn that has most of the quote. */
function sentenceOf(sentences: readonly Sentence[], item: LabelledMeeting['actionItems'][number]): number {
  const quoted = new Set(item.quote.toLowerCase().split(/\s+/));
  const shared = (sentence: Sentence) =>
    [...quoted].filter((word) => sentence.text.toLowerCase().includes(word)).length;
  let best = -1;
  sentences.forEach((sentence, at) => {
    if (sentence.segment !== item.turn) return;
    const known = sentences[best];
    if (!known || shared(sentence) > shared(known)) best = at;
  });
  return best;
}

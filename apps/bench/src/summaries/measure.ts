import { analyseMeeting } from '../../../api/src/adapters/language/local/analyse-meeting';
import { splitSentences } from '../../../api/src/adapters/language/local/sentences';
import { cleanSpeech } from '../../../api/src/adapters/language/local/summary/clean-speech';
import { wordListsOf } from '../../../api/src/adapters/language/local/summary/word-lists';
import { hasSharedData } from '../../../api/src/test/shared-data';
import { lead, type Selector, textRank } from './baselines';
import { confidence } from './confidence';
import { rouge, rougeWords } from './rouge';
import { type Talk, validationTalks } from './talks';

const measures = [
  ({ one }: ReturnType<typeof rouge>) => one,
  ({ two }: ReturnType<typeof rouge>) => two,
  ({ long }: ReturnType<typeof rouge>) => long,
];

/**
 * How much of what people write of a meeting stands in the summary of the local engine, beside the first
 * sentences and beside TextRank, each with as many words as the written ones have on average:
 * `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/summaries/measure.ts`. Needs the shared recordings.
 */
if (hasSharedData) await measure();
else console.log('The shared recordings are not here: nothing to measure.');

async function measure(): Promise<void> {
  const talks = await validationTalks();
  const lengths = talks.map(({ gold }) => rougeWords(gold).length);
  const budget = Math.round(lengths.reduce((sum, length) => sum + length, 0) / talks.length);
  let took = 0;
  const ours = talks.map((talk) => {
    const started = performance.now();
    const { summary } = analyse(talk);
    took += performance.now() - started;
    return summary;
  });
  const systems: Record<string, string[]> = {
    'local engine': ours,
    lead: baseline(talks, lead, asSaid, budget),
    TextRank: baseline(talks, textRank, asSaid, budget),
    'lead, without fillers': baseline(talks, lead, withoutFillers, budget),
    'TextRank, without fillers': baseline(talks, textRank, withoutFillers, budget),
  };
  const scores = Object.entries(systems).map(([name, texts]) => ({
    name,
    words: texts.map((text) => rougeWords(text).slice(0, budget)),
    rouge: texts.map((text, at) =>
      rouge(rougeWords(text).slice(0, budget), rougeWords(talks[at]?.gold ?? '')),
    ),
  }));
  console.log(
    `\n${talks.length} meetings, ${budget} words each\n\n| summary | words | ROUGE-1 | ROUGE-2 | ROUGE-L |\n|---|---|---|---|---|`,
  );
  for (const { name, words, rouge: own } of scores) {
    const mean = words.reduce((sum, list) => sum + list.length, 0) / words.length;
    console.log(
      `| ${name} | ${mean.toFixed(0)} | ${measures.map((of) => interval(own.map(of))).join(' | ')} |`,
    );
  }
  const [first, ...others] = scores;
  for (const { name, rouge: own } of others) {
    const ahead = measures.map((of) =>
      interval(own.map((score, at) => of(first?.rouge[at] ?? score) - of(score))),
    );
    console.log(`| ahead of ${name} | | ${ahead.join(' | ')} |`);
  }
  console.log(`\n${(took / talks.length).toFixed(0)} ms a meeting, the whole analysis`);
}

/** In hundredths, with the interval that holds 95 of 100 samples of meetings. */
function interval(values: readonly number[]): string {
  const { mean, from, to } = confidence(values);
  const show = (value: number) => (100 * value).toFixed(1);
  return `${show(mean)} (${show(from)} to ${show(to)})`;
}

function analyse(talk: Talk) {
  return analyseMeeting({
    segments: talk.segments,
    language: 'en',
    recordedAt: '2026-02-24T10:00:00Z',
    timeZone: 'UTC',
    people: [],
    tasks: [],
  });
}

/** Sentences in the order of the meeting, as the engine's are. */
function baseline(talks: readonly Talk[], select: Selector, read: (talk: Talk) => string[], budget: number) {
  return talks.map((talk) => {
    const sentences = read(talk);
    return select(sentences, budget)
      .sort((a, b) => a - b)
      .map((at) => sentences[at])
      .join(' ');
  });
}

function asSaid({ segments }: Talk): string[] {
  return splitSentences(segments).map(({ text }) => text.trim());
}

function withoutFillers(talk: Talk): string[] {
  return asSaid(talk).flatMap((text) => cleanSpeech(text, wordListsOf('en')) || []);
}

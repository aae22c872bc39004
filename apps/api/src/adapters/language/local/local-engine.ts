import type { LanguageEngine } from '@/adapters/language/language';
import type { TextWork } from '@/adapters/text-work/text-work';
import type { analyseMeeting } from './analyse-meeting';
import type { answerQuestion } from './answer-question';

/** A meeting of four hours takes some two seconds, a question well under one. */
const analyseMs = 60_000;
const answerMs = 40_000;

/** The engine that needs no network and no model: rules over the words, read where long texts are read. */
export function createLocalEngine(text: TextWork): LanguageEngine {
  const engine: LanguageEngine = {
    name: 'local',
    picturesMost: 0,
    get local() {
      return engine;
    },
    analyse: (input, call) =>
      text.run<typeof analyseMeeting>('analyse', [input], { ...call, milliseconds: analyseMs }),
    async answer(input, { onDelta, ...call }) {
      const answer = await text.run<typeof answerQuestion>('answer', [input], {
        ...call,
        milliseconds: answerMs,
      });
      for (const line of answer.split(/(?<=\n)/)) onDelta?.(line);
      return { answer };
    },
  };
  return engine;
}

import { englishPack } from '../../../api/src/adapters/language/local/packs/pack-en';
import { splitSentences } from '../../../api/src/adapters/language/local/sentences';
import { readTalk } from '../../../api/src/adapters/language/local/summary/read-talk';
import { rougeWords } from './rouge';
import type { Talk } from './talks';

/** A meeting read as the engine reads it, and the words of the summary that a person wrote. */
export type Learner = ReturnType<typeof readLearner>;

export function readLearner(talk: Talk) {
  return {
    ...readTalk(splitSentences(talk.segments), englishPack),
    gold: rougeWords(talk.gold),
    name: talk.name,
  };
}

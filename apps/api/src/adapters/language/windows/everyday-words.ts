import { fold } from '@/adapters/language/fold-text';
import { contentWords } from '../local/content-words';
import { englishPack } from '../local/packs/pack-en';
import { spanishPack } from '../local/packs/pack-es';

/** Small words of all languages that meetings are in: they tell no two things apart. */
const everyday: ReadonlySet<string> = new Set([
  ...englishPack.stopWords,
  ...spanishPack.stopWords,
  ...'en ett den det de till för om och att i på med av från ska'.split(' ').map(fold),
]);

/** The words of a text that tell what it is about, folded, whatever its language. */
export const tellingWordsOf = (text: string): string[] => contentWords(text, everyday);

import type { LanguagePack } from '@/adapters/language/local/packs/language-pack';
import type { Sentence } from '@/adapters/language/local/sentences';
import { readTalk } from './read-talk';
import { worthOfTalk } from './worth-of-talk';
import { writeOverview } from './write-overview';

/** What tells the whole of a text, in its own sentences; at most some 110 words. Empty where none can stand alone. */
export function overviewOf(sentences: readonly Sentence[], pack: LanguagePack): string {
  const { said, isPlain, spoken } = readTalk(sentences, pack);
  const worth = worthOfTalk(said, isPlain, pack.language);
  return writeOverview(said, worth, spoken, new Set())
    .map(({ text }) => text)
    .join(' ');
}

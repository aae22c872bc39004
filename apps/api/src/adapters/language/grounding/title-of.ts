import { fold, words } from '../fold-text';
import type { MeetingLanguage, TranscriptSegment } from '../language';
import { contentWords } from '../local/content-words';
import type { LanguagePack } from '../local/packs/language-pack';
import { englishPack } from '../local/packs/pack-en';
import { spanishPack } from '../local/packs/pack-es';
import { hasObject } from '../local/phrase/has-object';
import { beginsAsOrder } from '../local/phrase/is-whole-title';
import { phraseTasks } from '../local/phrase/phrase-task';
import { isOpen } from '../local/phrase/read-noun';
import { baseForm, isVerb } from '../local/phrase/words/english-verbs';
import { finite, nominatives, questionWords } from '../local/phrase/words/english-words';
import { kindOf } from '../local/phrase/words/word-kinds';
import { splitSentences } from '../local/sentences';
import { sounds } from '../sounds';

const packs: Record<MeetingLanguage, LanguagePack | null> = { en: englishPack, es: spanishPack, sv: null };

/** Of a longer title so much is looked at: nothing behind that makes it one. */
const longest = 300;
const noises: Record<MeetingLanguage, ReadonlySet<string>> = {
  en: new Set([...sounds.en, 'yeah', 'okay', 'basically', 'gonna']),
  es: new Set([...sounds.es, 'este', 'pues', 'bueno', 'vale']),
  sv: new Set('eh oh ehm um hm mm asså alltså liksom'.split(' ').map(fold)),
};
/** With one of these behind the verb nobody knows what is meant: 'Report it', 'Send them to Anna'. */
const pointers = new Set(['it', 'them']);
/** 'Enviarlo', 'Ocuparse' */
const infinitive = /[aei]r(?:(?:me|te|se|nos)?(?:l[aeo]s?)?)$/;
const spanishArticle = /^(?:el|la|los|las|un|una|unos|unas|al?|su|sus)$/;
const telling = /[\p{L}\p{N}]{3}/u;

/**
 * Whether a title says what is to be done as those of the rules do: it begins with a verb, has what it is done to, and
 * none of the sounds and turns of talk. Of Swedish, whose verbs are not known here, only the last is asked.
 */
export function holdsAsTitle(title: string, language: MeetingLanguage): boolean {
  const text = title.slice(0, longest).match(/[\p{L}\p{N}]+(?:[-'’./][\p{L}\p{N}]+)*/gu) ?? [];
  const low = text.map(fold);
  const [verb = '', second = ''] = low;
  if (low.length < 2 || low.some((word) => noises[language].has(word))) return false;
  if (language === 'sv') return true;
  if (language === 'es')
    return (
      (infinitive.test(verb) || (spanishArticle.test(second) && !spanishPack.stopWords.has(verb))) &&
      low.slice(1).some((word) => telling.test(word))
    );
  return beginsWithVerb(low) && !pointers.has(second) && (hasObject(text) || questionWords.has(second));
}

/** As the rules have it; and 'Clarify who owns it', and 'Triage bugs', whose verb no list has. */
function beginsWithVerb(low: readonly string[]): boolean {
  const [verb = '', second = ''] = low;
  if (beginsAsOrder(low) || (isVerb(verb) && questionWords.has(second))) return true;
  if (finite.has(second) || nominatives.has(second) || baseForm(second) !== null) return false;
  return kindOf(verb) === null && isOpen(verb) && !/(?:s|ed|ing)$/.test(verb);
}

/** A title that holds: the one that is given, else one made of the quote by the rules; null where they make none. */
export function titleOf(
  given: string,
  quote: string,
  passage: readonly TranscriptSegment[],
  language: MeetingLanguage,
): string | null {
  if (holdsAsTitle(given, language)) return given;
  const pack = packs[language];
  if (!pack) return null;
  const sentences = splitSentences(passage);
  const meant = new Set(contentWords(given, pack.stopWords));
  const shared = (title: string) => words(title).filter(({ text }) => meant.has(text)).length;
  const made = sentences.flatMap(({ text }, at) => {
    const isQuoted = text.includes(quote) || quote.includes(text);
    return isQuoted ? phraseTasks(sentences, at, pack).map(({ title }) => title) : [];
  });
  const [best] = made.toSorted((a, b) => shared(b) - shared(a));
  return best ?? null;
}

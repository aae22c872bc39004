import { fold } from '@/adapters/language/fold-text';
import { findCues } from '../find-cues';
import type { LanguagePack } from '../packs/language-pack';
import type { Sentence } from '../sentences';
import type { PhrasedTask } from './phrase-task';

/** With the day in it, which an English title leaves out. */
const mostWords = 16;
const fillers = /(?<!\p{L})(?:eh|em|este|pues|o sea|bueno|digamos|a ver)(?!\p{L}) *,? */giu;
const dangling =
  /(?: (?:y|o|e|que|de|del|a|al|el|la|los|las|un|una|con|en|por|para|porque|pero|si|su|mi|tu))+$/i;
const somebody = /\b(?:yo|me|mi|mis|nos|nuestr[oa]s?|te|tu|tus|l[oae]s?(?= (?:antes|hoy|ya)\b|$))\b/;

/** The tasks of a Spanish sentence: what the rules read behind a cue, where that is whole. */
export function phraseSpanish(sentences: readonly Sentence[], at: number, pack: LanguagePack): PhrasedTask[] {
  const sentence = sentences[at];
  if (!sentence) return [];
  const cues = findCues(sentence, sentences[at - 1], [], pack);
  return cues.flatMap((cue, index): PhrasedTask[] => {
    const end = cues[index + 1]?.start ?? sentence.text.length;
    const { kind, pointer } = cue.verb;
    const title = wholeTitle(cue.verb.title.slice(0, end - cue.verbStart + 4));
    if (kind === 'stop' || pointer || cue.pronoun || title === null) return [];
    const subject = { kind: cue.kind, name: cue.name, several: false, from: 0 };
    return [{ title, subject, start: cue.start, end, strength: cue.weak ? 1 : 3 }];
  });
}

/** Starts with an infinitive, has its object, names nobody by a pronoun; null for what does not. */
function wholeTitle(said: string): string | null {
  const bare = said
    .replace(fillers, '')
    .replace(/(?<!\p{L})(\p{L}+),? \1(?!\p{L})/giu, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(dangling, '')
    .trim();
  const words = bare.split(' ');
  if (words.length < 2 || words.length > mostWords || !/[aeií]r(?:se)?$/.test(fold(words[0] ?? '')))
    return null;
  const objects = fold(words.slice(1).join(' '));
  if (/^(?:luego|manana|hoy|despues|pronto|ahora|ya|tarde)$/.test(objects)) return null;
  if (somebody.test(objects) || !/[a-z\d]{3}/.test(objects)) return null;
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

import { placeOfLine } from '@/adapters/attachments/file-parts';
import { words } from '@/adapters/language/fold-text';
import type { QuestionInput } from '@/adapters/language/language';
import type { AnswerWords } from './answer-words';
import { englishPack } from './packs/pack-en';
import { spanishPack } from './packs/pack-es';
import { intentWords } from './question-intents';

interface Passage {
  source: 'description' | 'meeting' | 'files' | 'history';
  label(): string;
  text: string;
}

const mostPassages = 4;
const longestPassage = 320;
/** A question has some ten; a text that somebody pasted is known by its first ones. */
const mostTopicWords = 60;

/** What a question is about: its content words, without those that only ask. */
export function topicOf(message: string): string[] {
  const topic = words(message)
    .map(({ text }) => text)
    .filter(
      (word) =>
        word.length > 2 &&
        !englishPack.stopWords.has(word) &&
        !spanishPack.stopWords.has(word) &&
        !intentWords.has(word),
    );
  return [...new Set(topic)].slice(0, mostTopicWords);
}

/** The words of a topic by what a word must begin with, and how long it must be, to mean them. */
type Topic = Map<string, string[]>;

/** How much longer or shorter a word of the same stem may be, and the fewest letters of a stem. */
const longer = 3;
const stemMin = 4;

/** Of two words of one stem all letters but the shorter one's last are the same: 'posters', 'poster', 'posted'. */
const stemOf = (word: string, other: number) =>
  word.slice(0, Math.max(stemMin, Math.min(word.length, other) - 1));

function indexTopic(words: readonly string[]): Topic {
  const topic: Topic = new Map();
  for (const word of words) {
    const keys = new Set([word]);
    for (let length = Math.max(stemMin, word.length - longer); length <= word.length + longer; length += 1)
      if (word.length >= stemMin) keys.add(`${length} ${stemOf(word, length)}`);
    for (const key of keys) topic.set(key, [...(topic.get(key) ?? []), word]);
  }
  return topic;
}

/** The words of a topic that a word means: equal, or of one stem: 'posters' and 'poster', 'enviar' and 'envía'. */
function meantBy(topic: Topic, word: string): string[] {
  const meant = topic.get(word) ?? [];
  if (word.length < stemMin) return meant;
  const stems = new Set([0, 1, 2, longer].map((less) => stemOf(word, word.length - less)));
  return [...meant, ...[...stems].flatMap((stem) => topic.get(`${word.length} ${stem}`) ?? [])];
}

/**
 * The passages of the ticket's own texts that share most words with a question, quoted, best first. A passage
 * counts when it has at least half of the question's words. `only` searches in one source.
 */
export function findPassages(
  input: QuestionInput,
  say: AnswerWords,
  time: (instant: string) => string,
  only?: Passage['source'],
): string[] {
  const wanted = topicOf(input.message);
  if (wanted.length === 0) return [];
  const topic = indexTopic(wanted);
  return passagesOf(input, say, time)
    .filter(({ source }) => only === undefined || source === only)
    .map((passage, at) => ({ passage, at, share: wordsShared(topic, passage.text) / wanted.length }))
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share || a.at - b.at)
    .slice(0, mostPassages)
    .map(({ passage }) => `${passage.label()}: “${around(passage.text, topic)}”`);
}

/** m:ss of a meeting. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function passagesOf(
  { ticket, history, meeting, attachments }: QuestionInput,
  say: AnswerWords,
  time: (instant: string) => string,
): Passage[] {
  return [
    ...paragraphs(ticket?.description ?? '').map(
      (text): Passage => ({ source: 'description', label: () => say.inDescription, text }),
    ),
    ...(meeting?.segments ?? []).map(
      ({ startMs, speaker, text }): Passage => ({
        source: 'meeting',
        label: () => say.inMeeting(meeting?.name ?? '', clock(startMs), speaker),
        text,
      }),
    ),
    ...attachments.flatMap(({ name, text, parts = [] }) =>
      text.split('\n').flatMap((line, at) =>
        paragraphs(line).map(
          (part): Passage => ({
            source: 'files',
            label: () => say.inFile(name, placeOfLine(parts, at + 1, line)),
            text: part,
          }),
        ),
      ),
    ),
    ...history.map(
      ({ at, who, what }): Passage => ({
        source: 'history',
        label: () => say.inHistory(time(at)),
        text: `${who} ${what}`,
      }),
    ),
  ];
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?]) (?=\p{Lu})/u)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
}

/** How many words of a topic stand in a text. */
function wordsShared(topic: Topic, text: string): number {
  return new Set(words(text).flatMap((word) => meantBy(topic, word.text))).size;
}

/** A long passage, cut around the first word that was asked for. */
function around(text: string, topic: Topic): string {
  if (text.length <= longestPassage) return text;
  const hit = words(text).find((word) => meantBy(topic, word.text).length > 0)?.start ?? 0;
  const start = Math.max(0, Math.min(hit - 80, text.length - longestPassage));
  const part = text.slice(start, start + longestPassage);
  return `${start > 0 ? '…' : ''}${part.replace(/^\S*\s/, start > 0 ? '' : '$&').trim()}${start + longestPassage < text.length ? '…' : ''}`;
}

import type { Sentence } from '../sentences';
import { wordSet } from '../word-set';

/** What is shown or presented is so there and then. */
const showing = wordSet('show present introduce explain invite describe');
/** It is to be after the meeting all the same. */
const later =
  /\b(?:next|tomorrow|later|tonight|afterwards?|after (?:this|the) meeting|by the|until|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weeks?|days?|months?|years?|e-?mail\w*|send)\b/;
/** Where a meeting begins people say what it will be about; a short one has no such part. */
const opening = 0.05;
const leastSentences = 200;

/**
 * Whether what a title says is done in the meeting itself: "I'll show you the prototype", and in the first minutes what the
 * meeting is to be about. Nothing is left of that when it is over.
 */
export function isWithinMeeting(sentences: readonly Sentence[], at: number, title: string): boolean {
  if (later.test(sentences[at]?.folded ?? '')) return false;
  const [verb = ''] = title.toLowerCase().split(' ');
  return showing.has(verb) || (sentences.length >= leastSentences && at < opening * sentences.length);
}

import type { Sentence } from '../sentences';
import { wordSet } from '../word-set';

/** What is shown or presented is so there and then. */
const showing = wordSet('show present introduce explain invite describe');
/** It is to be after the meeting all the same. */
const later =
  /\b(?:next|tomorrow|later|tonight|afterwards?|after (?:this|the) meeting|by the|until|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weeks?|days?|months?|years?|e-?mail\w*|send)\b/;
/** Said of what is shown in a moment, whatever else stands in the sentence. */
const atOnce = /\b(?:first(?: of all)?,? (?:i|we|let)|now (?:i|we))\b/;
/** "We'll look at that in a second." */
const soon = /\b(?:look|come|get|go|talk|do|see)\b[^,.]{0,40}\bin a (?:second|sec|minute|moment|bit)\b/;
/** What people do with the call that they are in. */
const handling =
  /^(?:(?:share|(?:stop|start|keep) sharing) (?:the )?screen|(?:end|stop|start|pause) (?:the )?(?:recording|call|meeting)|hand (?:over the floor|the floor over))$/i;
/** Where a meeting begins people say what it will be about; a short one has no such part. */
const opening = 0.05;
const leastSentences = 200;

/**
 * Whether what a title says is done in the meeting itself: "I'll show you the prototype", and in the first minutes what the
 * meeting is to be about. Nothing is left of that when it is over.
 */
export function isWithinMeeting(sentences: readonly Sentence[], at: number, title: string): boolean {
  const said = sentences[at]?.folded ?? '';
  const [verb = ''] = title.toLowerCase().split(' ');
  if ((showing.has(verb) && atOnce.test(said)) || soon.test(said)) return true;
  if (handling.test(title)) return true;
  if (later.test(said)) return false;
  return showing.has(verb) || (sentences.length >= leastSentences && at < opening * sentences.length);
}

import { isOpen } from './read-noun';
import { baseForm, isGerund, isPureVerb, isVerb } from './words/english-verbs';
import {
  determiners,
  isAdjectival,
  isNumberWord,
  isTime,
  nounsInIng,
  particles,
  questionWords,
  vague,
} from './words/english-words';
import { halfNouns, light } from './words/verb-classes';

/** Whether a title has something that a colleague knows by its name, and more than 'some information' without saying of what. */
export function hasObject(text: readonly string[]): boolean {
  const nouns = text.flatMap((word, at) =>
    at > 0 && names(word, at, text) ? [{ low: word.toLowerCase(), at }] : [],
  );
  const [first] = nouns;
  if (!first) return false;
  const isHalf = nouns.every(({ low }) => halfNouns.has(low) || vague.has(low));
  const leadsOn = text.slice(first.at + 1).some((word) => questionWords.has(word.toLowerCase()));
  return !isHalf || leadsOn;
}

function names(word: string, at: number, text: readonly string[]): boolean {
  const low = word.toLowerCase();
  if (/^\p{Lu}/u.test(word)) return true;
  // 'Start with two thousand': of what?
  if (isNumberWord(low)) return false;
  if (/^\d/.test(word)) return true;
  const before = text[at - 1]?.toLowerCase() ?? '';
  return (
    isOpen(low) &&
    !vague.has(low) &&
    !light.has(low) &&
    !isTime(low) &&
    !isAdjectival(low) &&
    !isPureVerb(low) &&
    // 'Think about accomplishing', 'Start muting'; but 'Fix the encoding'
    (determiners.has(before) ||
      !(/.{3}ing$/.test(low) && !nounsInIng.has(low) && (at === 1 || at === text.length - 1))) &&
    !(isGerund(low) && isPureVerb(baseForm(low) ?? '')) &&
    // 'Go through sit down'
    !(
      isVerb(low) &&
      at === text.length - 2 &&
      particles.has(text.at(-1)?.toLowerCase() ?? '') &&
      particles.has(before)
    ) &&
    // 'in five minutes', 'for the next meeting'
    !(low === 'minutes' && determiners.has(before) && !/^(?:the|some)$/.test(before)) &&
    !(low === 'meeting' && before === 'next') &&
    !/ly$/.test(low.replace(/^(?:family|supply|assembly|reply|anomaly)$/, ''))
  );
}

import type { Findings } from '@tavla/shared/meetings/findings';
import type { Language } from '@tavla/shared/meetings/languages';
import { words } from '@/adapters/language/fold-text';
import { statementOf } from '@/adapters/language/local/find-decisions';
import { splitSentences } from '@/adapters/language/local/sentences';
import type { Carry } from './carry-outline';

type Decision = Findings['decisions'][number];

/**
 * Lets a decision follow a correction: its quote, and what it says. Words of a model stay as long as what they rest on
 * says the same; then what was said takes their place, since nobody knows whether they still hold. Pure.
 */
export function carryDecision(decision: Decision, carry: Carry, language: Language): Decision {
  const { text, quote } = decision;
  const now = carry(decision);
  if (now === null || now === quote) return decision;
  const [before, after] = [quote, now].map((said) => [said, ...sentencesOf(said)]) as [string[], string[]];
  const at = before.findIndex((sentence) => statementOf(sentence, language) === text);
  if (at < 0 && saysTheSame(quote, now)) return { ...decision, quote: now };
  const telling = at > 0 && after.length === before.length ? after[at] : now;
  return { ...decision, quote: now, text: statementOf(telling ?? now, language) || now };
}

const sentencesOf = (text: string) =>
  splitSentences([{ id: '', text, startMs: 0, endMs: 0, speaker: null }]).map((sentence) => sentence.text);

/** Case, accents and signs say nothing else. */
const saysTheSame = (one: string, other: string) => bare(one) === bare(other);
const bare = (said: string) =>
  words(said)
    .map(({ text }) => text)
    .join(' ');

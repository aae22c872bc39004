import type { MeetingLanguage } from '../language';
import { spokenForms } from './spoken-forms';

/** A word as it is compared, and the place of the word that it stands for. */
export interface PlainWord {
  text: string;
  at: number;
}

/** English contractions: what stands before 'n't', in full. */
const stems: Record<string, string> = { wo: 'will', ca: 'can', ai: 'is', sha: 'shall' };
const digits = /^\d+$/;

/**
 * Words as they are compared: fillers and stutters left out, short forms in full, numbers in digits. Recognisers,
 * models and people write the same words in several ways ('gonna', 'going to'; '25', 'twenty-five'), which changes
 * nothing of what was said.
 * @param said folded words in order; apostrophes have split them
 */
export function plainWords(said: readonly string[], language: MeetingLanguage): PlainWord[] {
  const { fillers, full, numbers } = spokenForms[language];
  const plain: PlainWord[] = [];
  const add = (text: string, at: number) => {
    // Whoever stutters says it once; a number that is said twice is two digits.
    if (plain.at(-1)?.text === text && !digits.test(text)) return;
    plain.push({ text, at });
  };
  said.forEach((word, at) => {
    if (fillers.has(word)) return;
    if (language === 'en' && word === 't' && /n$/.test(said[at - 1] ?? '')) {
      addNot(plain, at);
      return;
    }
    const parts = full.get(word) ?? numbers.get(word) ?? split(word);
    for (const part of parts) add(part, at);
  });
  return plain;
}

/** 'Don't' has come as 'don', 't'; it is 'do not'. */
function addNot(plain: PlainWord[], at: number): void {
  const before = plain.at(-1);
  if (before && before.at === at - 1) {
    const stem = before.text === 'can' ? 'ca' : before.text.slice(0, -1);
    before.text = stems[stem] ?? stem;
  }
  plain.push({ text: 'not', at });
}

/** 25 as 20 and 5, as it is spoken. */
function split(word: string): string[] {
  if (!/^[2-9][1-9]$/.test(word)) return [word];
  return [`${word.charAt(0)}0`, word.charAt(1)];
}

/** Whether a word may neither be missing nor be another: a number, or what makes a sentence its opposite. */
export function isFirm(word: string, language: MeetingLanguage): boolean {
  return digits.test(word) || spokenForms[language].negations.has(word);
}

import type { MeetingLanguage } from '@/adapters/language/language';

/**
 * Letters of a word that one token stands for, at least. Vocabularies are made mostly of English, so that words of
 * other languages fall into more pieces.
 */
const lettersEach: Record<MeetingLanguage, number> = { en: 4, es: 3, sv: 2.5 };
/** Marks that other alphabets than the Latin one are written in: a token each and more, by the byte. */
const otherAlphabet = 2;

/**
 * How many tokens a text is for a model, at the most that is likely: nothing is known of the model's vocabulary, and a
 * request that is too long is refused as a whole. Takes time in proportion to the text.
 */
export function estimateTokens(text: string, language: MeetingLanguage): number {
  const each = lettersEach[language];
  let tokens = 0;
  let letters = 0;
  const endWord = () => {
    tokens += Math.ceil(letters / each);
    letters = 0;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isLetter(code)) {
      letters += 1;
      continue;
    }
    endWord();
    // A space goes with the word after it; digits and signs are a token each.
    if (code === 32) continue;
    if (code < 128) tokens += 1;
    else if (code < 0x250) tokens += 1;
    else tokens += otherAlphabet;
  }
  endWord();
  return tokens;
}

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

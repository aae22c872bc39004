import { codeLength } from '@tavla/shared/limits';

/** The digits of what was typed or pasted: '123 456' and '12-34-56' are codes too. */
export function codeDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, codeLength);
}

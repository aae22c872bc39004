import type { Ground } from '../grammar/match';
import { lasts } from './sentences';

/** 'Have it ready by the 7th', 'es de Lucía': what would be left out. */
export function holdsValue({ slots, tokens }: Ground, from: number, to: number): boolean {
  if (/^(?:because|since|as|porque|pues|que)$/.test(tokens[from]?.text ?? '')) return false;
  const isShort = to - from <= mostGiving;
  for (let at = from; at < to - 1; at += 1) {
    const text = tokens[at]?.text ?? '';
    // 'Until January' is when, though no day that is known.
    const reads = (slot: string, mayDoubt: boolean) =>
      (['en', 'es'] as const).some((tongue) =>
        (slots[slot]?.(at + 1, tongue) ?? []).some(
          ({ end, unclear: doubt }) => end <= to && (!doubt || mayDoubt),
        ),
      );
    const isLasting = /^(?:until|till|hasta)$/.test(text) && lasts.test(tokens[at - 1]?.text ?? '');
    if (beforeDay.test(text) && !isLasting && reads('day', true)) return true;
    const isGiven =
      beforePerson.test(text) || (text === 'de' && /^(?:es|sera|sea)$/.test(tokens[at - 1]?.text ?? ''));
    if (isShort && isGiven && !wasGiven.test(tokens[at - 1]?.text ?? '') && reads('someone', false))
      return true;
  }
  return false;
}

const mostGiving = 5;
const beforeDay = /^(?:by|until|till|before|due|para|hasta|antes|vence)$/;
const beforePerson = /^(?:for|to|para|a)$/;
const wasGiven =
  /(?:ed|ado|ido)$|^(?:spoke|talked|said|wrote|sent|gave|told|thanks|fine|ok|gusta|parece|dije|hable)$/;

import type { Findings } from '@tavla/shared/meetings/findings';
import type { Language } from '@tavla/shared/meetings/languages';
import { carryDecision } from './carry-decision';
import { type Carry, carryOutline } from './carry-outline';

/**
 * Lets a meeting's summary and decisions follow a correction of its transcript. Pure.
 * @returns the same findings where nothing rests on what was corrected
 */
export function carryFindings(findings: Findings, carry: Carry, language: Language): Findings {
  const decisions = findings.decisions.map((one) => carryDecision(one, carry, language));
  const told = carryOutline(findings, carry, language);
  const isOther =
    told !== findings || decisions.some(({ quote }, at) => quote !== findings.decisions[at]?.quote);
  return isOther ? { ...told, decisions } : findings;
}

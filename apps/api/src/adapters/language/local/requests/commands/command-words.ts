import type { CommandRule } from './rule';
import { everyRule } from './rules/every-rule';

const byFirst = new Map<string, CommandRule[]>();
for (const rule of everyRule)
  for (const word of rule.first ?? ['']) byFirst.set(word, [...(byFirst.get(word) ?? []), rule]);

/** Rules by the word that they begin with; under '' those that begin with a slot. */
export const rulesByFirst: ReadonlyMap<string, readonly CommandRule[]> = byFirst;

/** Every word that a wish may begin with. */
export const commandWords: ReadonlySet<string> = new Set([...byFirst.keys()].filter((word) => word !== ''));

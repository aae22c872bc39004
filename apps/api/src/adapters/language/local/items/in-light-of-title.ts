/** Where no one clause says what is to be done, a title only names the thing that it is about. */
const namesOnly = /^Follow up on /;

/**
 * How much likelier a task is that can be said as an order, and how much less likely one of which only the thing is known:
 * as odds, read off the labelled meetings by weights that were learned without each.
 */
const worth = { said: 1.2, named: 0.8 };

/** How sure a task is, now that its title is known. */
export function inLightOfTitle(confidence: number, title: string): number {
  if (confidence <= 0 || confidence >= 1) return confidence;
  const odds = (confidence / (1 - confidence)) * worth[namesOnly.test(title) ? 'named' : 'said'];
  return odds / (1 + odds);
}

import type { Ground } from '../grammar/match';

/** 'Marta to redo it by Friday' asks somebody to do something. */
export function isCharge({ slots, tokens }: Ground, from: number, to: number): boolean {
  return (slots.namesake?.(from, 'en') ?? []).some(
    ({ end }) => end < to && /^(?:to|que)$/.test(tokens[end]?.text ?? ''),
  );
}

/** Somebody who is spoken of changes nothing of what 'it' is. */
export const isPerson = ({ slots }: Ground, at: number) => (slots.namesake?.(at, 'en') ?? []).length > 0;

/** 'The ramp is repaired, the licence arrived, close it': another task is spoken of. */
export const namesAnother = ({ tokens }: Ground, from: number, to: number) =>
  tokens.slice(from, to).some(({ text }) => text === '⟦');

/** Where something that is told may end inside a sentence: 'the port is closed, so …'. */
export function breaksIn({ tokens }: Ground, from: number, end: number): number[] {
  const found: number[] = [];
  for (let at = from + 2; at < end; at += 1)
    if (/^(?:,|so|-|–|—|:|asi)$/.test(tokens[at]?.text ?? '')) found.push(at);
  return found.slice(0, 4);
}

/** Where a wish may end: with its sentence, before a comma or an 'and', or before what says why. */
export function endsOf({ tokens }: Ground, from: number, mark: number): number[] {
  const ends = [mark];
  for (let at = from + 1; at < mark; at += 1)
    if (
      /^(?:,|and|y|e|then|luego|because|since|as|porque|pues|so|que|but|pero|until|till|hasta|while|mientras|:|-|–|—|\()$/.test(
        tokens[at]?.text ?? '',
      )
    )
      ends.push(at);
  return ends;
}

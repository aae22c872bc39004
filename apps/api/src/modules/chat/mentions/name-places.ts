import { asksAssistant } from '@tavla/shared/contracts/chat';

/** An @ that may mention somebody. What stands in a word or an address, as in `ann@acme.test`, mentions nobody. */
const place = /(?<![\p{L}\p{N}_@.])@(?=\p{L})/gu;

/** No name is longer: a first name, a space and a last name. */
const longestName = 400;
/** So many places of one text are looked at; it may be nothing else. */
const mostPlaces = 200;

/** What may begin with a name in a message, each with the place of its @. */
export function namePlaces(text: string): { at: number; rest: string }[] {
  const places: { at: number; rest: string }[] = [];
  for (const { index: at } of text.matchAll(place)) {
    if (places.length === mostPlaces) break;
    const rest = text.slice(at + 1, at + 1 + longestName);
    if (!asksAssistant(`@${rest.slice(0, 7)}`)) places.push({ at, rest });
  }
  return places;
}

/** Whether a text begins with a name as a whole, without regard to case. */
export function beginsWithName(text: string, name: string): boolean {
  if (text.slice(0, name.length).toLowerCase() !== name.toLowerCase()) return false;
  return !/^[\p{L}\p{N}_]/u.test(text.slice(name.length));
}

import { asksAssistant } from '@tavla/shared/contracts/chat';

/** An @ that may mention somebody. What stands in a word or an address, as in `ann@acme.test`, mentions nobody. */
const place = /(?<![\p{L}\p{N}_@.])@(?=\p{L})/gu;

/** No name is longer: a first name, a space and a last name. */
const longestName = 400;
const longestFirstName = 110;
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
  return text.slice(0, name.length).toLowerCase() === name.toLowerCase() && endsName(text, name.length);
}

/** Whether a name may end here: no letter of it follows. */
export const endsName = (text: string, at: number) => !/^[\p{L}\p{N}_]/u.test(text.slice(at, at + 2));

/** What a text begins with that may be a first name, as far as one reaches. */
export function mayBeFirstNames(text: string): string[] {
  const ends = Array.from({ length: Math.min(text.length, longestFirstName) }, (_, at) => at + 1);
  return ends.filter((end) => endsName(text, end)).map((end) => text.slice(0, end));
}

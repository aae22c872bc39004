/** An address with its scheme; a bracket or a quote ends it. */
export const addressPattern = /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s<>()[\]"'`\\]+/gi;

/** Pure: the addresses that stand in a text, without the signs that end a sentence. */
export function addressesIn(text: string): Set<string> {
  return new Set([...text.matchAll(addressPattern)].map(([whole]) => addressOf(whole)));
}

/** Pure: an address without the signs that end the sentence around it. */
export const addressOf = (whole: string) => whole.replace(/[.,;:!?]+$/, '');

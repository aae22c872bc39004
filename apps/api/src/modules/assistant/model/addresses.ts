/** How an address begins, also in the middle of a word: whoever reads it finds it there too. */
const scheme = String.raw`(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|https?:\/\/|mailto:)`;
/** An address with its scheme; a bracket or a quote ends it. */
const addressPattern = new RegExp(`${scheme}[^\\s<>()[\\]"'\`\\\\]+`, 'gi');
const addressFirst = new RegExp(`^${addressPattern.source}`, 'i');
/** As much as a browser may take for one address. */
const runPattern = new RegExp(`${scheme}[^\\s<>"']*`, 'gi');
const closing = /^[)\]】.,;:!?*_`]*$/;

/** Pure: the addresses that stand in a text, without the signs that end a sentence. */
export function addressesIn(text: string): Set<string> {
  return new Set([...text.matchAll(addressPattern)].map(([whole]) => addressOf(whole)));
}

/** Pure: an address without the signs that end the sentence around it. */
const addressOf = (whole: string) => whole.replace(/[.,;:!?]+$/, '');

/**
 * Pure: a text without addresses that are not known, and without known ones to which something hangs: a link of it would
 * carry that away.
 */
export function withKnownAddresses(text: string, isKnown: (address: string) => boolean): string {
  return text.replace(runPattern, (run) => {
    const [address = ''] = addressFirst.exec(run) ?? [];
    const rest = run.slice(address.length);
    const isEnd = closing.test(rest);
    if (address === '' || !isKnown(addressOf(address))) return isEnd ? `…${rest}` : '…';
    return isEnd ? run : `${address} ${rest.replaceAll('://', ': //').replace(/mailto:/gi, '')}`;
  });
}

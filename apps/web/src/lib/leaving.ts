/** Something unsaved, and how its owner asks before it is lost. */
export interface Unsaved {
  /** `page`: it stays while only the query of the address changes; `address`: it goes with any change. */
  lostBy: 'page' | 'address';
  ask: (leave: () => void) => void;
}

type Address = Pick<URL, 'pathname' | 'search'>;

// Of the forms on the screen, which take themselves out when they go, at the latest with the session.
const kept: Unsaved[] = [];

/** Until the returned function is called, the person is asked before leaving; by the browser at closing the tab. */
export function guardUnsaved(unsaved: Unsaved): () => void {
  kept.push(unsaved);
  window.addEventListener('beforeunload', askByBrowser);
  return () => {
    kept.splice(kept.indexOf(unsaved), 1);
    if (!kept.length) window.removeEventListener('beforeunload', askByBrowser);
  };
}

/** What is lost by going from one address to another, the newest first to be asked about. */
export function lostBetween(from: Address, to: Address): Unsaved | undefined {
  const isOtherPage = from.pathname !== to.pathname;
  const isOtherAddress = isOtherPage || from.search !== to.search;
  return kept.findLast(({ lostBy }) => (lostBy === 'page' ? isOtherPage : isOtherAddress));
}

function askByBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

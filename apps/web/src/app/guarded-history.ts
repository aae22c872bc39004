import { UNSAFE_createBrowserHistory as createBrowserHistory, type To } from 'react-router-dom';
import { addressChanged } from '@/lib/address/current-address';
import { dropTyping, settleTyping } from '@/lib/address/typing';
import { lostBetween } from '@/lib/leaving';

/**
 * The browser's history for the router. A step that would lose something unsaved waits until its owner has
 * asked: a link is held back; Back and Forward, which the browser has already done, are taken back meanwhile.
 * What replaces an entry is the application's own doing (a redirect, a form that closes) and is not asked about.
 * What was being typed into the address gets there before the step; Back and Forward leave it behind.
 */
export function createGuardedHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  const { push, replace } = history;
  let place = here();
  let returning: (() => void) | undefined;
  let isConfirmed = false;

  const arrive = (at = here()) => {
    place = at;
    addressChanged(place.url);
  };
  arrive(place);
  const noting =
    (step: typeof push): typeof push =>
    (to, state) => {
      settleTyping();
      step(to, state);
      arrive();
    };

  // Registered before the router listens, so that it does not hear of what is taken back.
  window.addEventListener('popstate', (event) => {
    const ask = returning;
    if (ask) {
      event.stopImmediatePropagation();
      returning = undefined;
      ask();
      return;
    }
    numberEntry(place);
    const next = here();
    const steps = next.index - place.index;
    const lost = isConfirmed ? undefined : lostBetween(place.url, next.url);
    isConfirmed = false;
    if (!lost || !steps) {
      dropTyping();
      arrive(next);
      return;
    }
    event.stopImmediatePropagation();
    returning = () =>
      lost.ask(() => {
        isConfirmed = true;
        window.history.go(steps);
      });
    window.history.go(-steps);
  });

  return Object.assign(history, {
    replace: noting(replace),
    push: (to: To, state?: unknown) => {
      const go = () => noting(push)(to, state);
      const lost = lostBetween(place.url, new URL(history.createHref(to), window.location.href));
      if (lost) lost.ask(go);
      else go();
    },
  });
}

/** Where the window is, and its number in the history. */
function here() {
  const state = window.history.state as { idx?: number } | null;
  return { url: new URL(window.location.href), index: state?.idx ?? Number.NaN };
}

/**
 * Numbers an entry that the browser has just made by itself, where only the `#` of the address changed: without a
 * number the steps from there could not be counted, and so not be taken back. It comes after the place that was left,
 * or replaces it where the address is the same.
 */
function numberEntry(left: ReturnType<typeof here>): void {
  const { url, index } = here();
  if (!Number.isNaN(index)) return;
  const idx = url.href === left.url.href ? left.index : left.index + 1;
  window.history.replaceState({ ...window.history.state, idx }, '');
}

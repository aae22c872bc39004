import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const reloadedKey = 'tavla.reloaded';

/**
 * A page in a module of its own. When the module cannot be loaded, as after a new release took its file away,
 * the window is reloaded once; when that did not help, the error page shows.
 */
export function lazyPage(load: () => Promise<ComponentType>, fallback: ReactNode) {
  const Page = lazy(() => load().then(keep, reload));
  return (
    <Suspense fallback={fallback}>
      <Page />
    </Suspense>
  );
}

function keep(component: ComponentType) {
  sessionStorage.removeItem(reloadedKey);
  return { default: component };
}

function reload(error: unknown): Promise<never> {
  if (sessionStorage.getItem(reloadedKey)) throw error;
  sessionStorage.setItem(reloadedKey, 'yes');
  window.location.reload();
  return new Promise<never>(() => undefined);
}

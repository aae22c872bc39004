import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadCode } from '@/lib/code/load-code';
import { pageStands } from '@/lib/code/when-idle';
import { type PageCode, pageCode } from './page-code';

/**
 * A page in a module of its own. It waits for a server that does not answer. When the server has not got the
 * module, as after a new release, the window is reloaded once; when that did not help, the error page shows.
 */
export function lazyPage(name: keyof typeof pageCode, fallback: ReactNode) {
  const code = pageCode[name];
  const later = lazy(async () => ({ default: await loadCode(code.load) }));
  return (
    <Suspense key={name} fallback={fallback}>
      <Page code={code} later={later} />
      {!silent.includes(name) && <Standing />}
    </Suspense>
  );
}

/** The board says itself when its cards are there. What stands around a page says nothing of it. */
const silent: (keyof typeof pageCode)[] = ['session', 'ifGuest', 'ifSignedIn', 'board'];

/** What is loaded already is drawn at once: `lazy` would show the fallback, and React keep it for 300 ms. */
function Page({ code, later }: { code: PageCode; later: ComponentType }) {
  const [Chosen] = useState(() => code.component ?? later);
  return <Chosen />;
}

/** Drawn together with the page. */
function Standing() {
  useEffect(pageStands, []);
  return null;
}

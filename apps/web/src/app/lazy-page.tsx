import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadCode } from '@/lib/load-code';
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
    </Suspense>
  );
}

/** What is loaded already is drawn at once: `lazy` would show the fallback, and React keep it for 300 ms. */
function Page({ code, later }: { code: PageCode; later: ComponentType }) {
  const [Chosen] = useState(() => code.component ?? later);
  return <Chosen />;
}

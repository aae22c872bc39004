import { Button } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Earlier } from '@/entities/chat/use-thread';
import classes from './conversation.module.css';

interface Props {
  earlier: Earlier;
  list: RefObject<HTMLElement | null>;
  /** The first message that is shown. */
  first: string | undefined;
}

/** How far above what is seen the next page is asked for, in pixels. */
const ahead = 600;

/**
 * Above the first message while there are earlier ones: loads them when the reader comes near, or by hand. It
 * is as high in each of its states, so that nothing moves.
 */
export function EarlierMessages({ earlier: { status, load }, list, first }: Props) {
  const { t } = useTranslation('ticket');
  const row = useRef<HTMLDivElement>(null);
  const canLoad = status === 'more';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is watched anew, it may be a short one
  useEffect(() => {
    if (!canLoad || !row.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: list.current,
      rootMargin: `${ahead}px 0px 0px 0px`,
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [canLoad, load, list, first]);

  if (status === 'none') return null;
  return (
    <div ref={row} className={classes.earlier}>
      {status === 'failed' && <span role="alert">{t('chat.earlierFailed')}</span>}
      <Button size="compact-sm" variant="default" loading={status === 'loading'} onClick={load}>
        {t(status === 'failed' ? 'failed.retry' : 'chat.earlier')}
      </Button>
    </div>
  );
}

import { Tabs, type TabsListProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './TabsRow.module.css';

interface Props extends TabsListProps {
  /** The chosen tab, which is scrolled into sight. */
  value: string;
}

/** A list of tabs in one line. Where there are more than fit, its edge fades, and it scrolls sideways. */
export function TabsRow({ value, className, ...list }: Props) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = row;
    return current ? markHidden(current) : undefined;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place to scroll to
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-selected=true]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [value]);
  return <Tabs.List ref={row} className={[classes.row, className].filter(Boolean).join(' ')} {...list} />;
}

/** Keeps on the element on which sides something of it is hidden; returns the way to stop. */
function markHidden(row: HTMLElement): () => void {
  const mark = () => {
    // Right to left, it is scrolled the other way.
    const start = Math.abs(row.scrollLeft);
    const end = row.scrollWidth - row.clientWidth - start;
    const [before, after] = getComputedStyle(row).direction === 'rtl' ? [end, start] : [start, end];
    row.toggleAttribute('data-before', before > 1);
    row.toggleAttribute('data-after', after > 1);
  };
  const observer = new ResizeObserver(mark);
  observer.observe(row);
  row.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', mark);
  };
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** How near the end counts as being there, in pixels. */
const near = 48;

interface Content {
  /** The newest message that has arrived. */
  last: string | undefined;
  /** The newest message that this person sent. */
  sent: string | undefined;
  /** The answer that is being written. */
  growing: string | undefined;
}

/**
 * Keeps a list at its end while the reader is there, brings them there when they send something, and says
 * when something new came while they were reading further up.
 */
export function useStickToEnd({ last, sent, growing }: Content) {
  const list = useRef<HTMLDivElement | null>(null);
  const isAtEnd = useRef(true);
  const [hasNew, setHasNew] = useState(false);

  const toEnd = useCallback(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
    isAtEnd.current = true;
    setHasNew(false);
  }, []);

  const ref = useCallback((element: HTMLDivElement | null) => {
    list.current = element;
    if (!element) return;
    let top = element.scrollTop;
    const onScroll = () => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < near;
      // Only a reader who scrolls up leaves the end; what grows below moves it away from them.
      if (isNear) isAtEnd.current = true;
      else if (element.scrollTop < top) isAtEnd.current = false;
      top = element.scrollTop;
      if (isNear) setHasNew(false);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    // The list shrinks when the message box grows, and its content grows when texts are measured.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that grows moves the end
  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd();
  }, [growing, toEnd]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that came moves the end
  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd();
    else setHasNew(true);
  }, [last, toEnd]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: who sends something wants to see it
  useLayoutEffect(toEnd, [sent, toEnd]);

  return { list, ref, hasNew, toEnd };
}

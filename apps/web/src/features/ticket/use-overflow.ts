import { useCallback, useState } from 'react';

/** Whether an element is cut off, measured again with its size and with `content`. */
export function useOverflow<Element extends HTMLElement>(content: string) {
  const [isOverflowing, setOverflowing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content may have another height in the same box
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return;
      const measure = () => setOverflowing(element.scrollHeight > element.clientHeight + 1);
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [content],
  );
  return { ref, isOverflowing };
}

import { notificationsStore } from '@mantine/notifications';

const kept = new Set<HTMLElement>();
let observer: ResizeObserver | undefined;

/** Pixels: how far toasts reach in from the right. */
const reach = 456;
/** Pixels: what ends higher above the lower edge of the window is seldom in their way. */
const low = 240;

/** A ref for what stands at the lower edge: toasts are shown above it, not over it, for as long as it is there. */
export function keepClear(element: HTMLElement | null) {
  if (!element) return;
  observer ??= follow();
  kept.add(element);
  observer.observe(element);
  return () => {
    kept.delete(element);
    observer?.unobserve(element);
    raise();
  };
}

/** Whatever moves, grows or slides in is measured anew, and everything when a toast comes. */
function follow(): ResizeObserver {
  notificationsStore.subscribe(raise);
  window.addEventListener('resize', raise);
  document.addEventListener('transitionend', raise, { capture: true });
  return new ResizeObserver(raise);
}

function raise(): void {
  const { innerHeight, innerWidth } = window;
  const tops = [...kept]
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, right, height }) => {
      const isAtEdge = height > 0 && top < innerHeight && bottom > innerHeight - low;
      return isAtEdge && right > innerWidth - reach;
    })
    .map(({ top }) => innerHeight - top);
  document.documentElement.style.setProperty('--tavla-toast-floor', `${Math.max(0, ...tops)}px`);
}

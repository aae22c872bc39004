import { useMediaQuery } from '@mantine/hooks';

/** Whether there is room for a conversation beside the page of a meeting; otherwise it lies above it. */
export function useIsDocked(): boolean {
  return useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
}

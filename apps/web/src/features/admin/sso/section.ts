import type { SingleSignOn } from '@tavla/shared/contracts/single-sign-on/settings';

/** What each part of the tab is given. */
export interface SectionProps {
  sso: SingleSignOn;
  mayChange: boolean;
  onChanged: (now: SingleSignOn) => unknown;
}

import { useTranslation } from 'react-i18next';

/**
 * Names where one is in the browser's tab, for as long as it is drawn; of several the one that came last, such as the
 * ticket above the board. It goes with what it names, so that nothing of a session stays behind in it.
 */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  // The browser's own element: React keeps it in the head.
  return <title>{`${children} · ${t('appName')}`}</title>;
}

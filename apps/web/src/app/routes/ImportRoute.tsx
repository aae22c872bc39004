import { useMay } from '@/entities/me/use-me';
import { ImportPage } from '@/features/imports/ImportPage';
import { NoAccessPage } from '../pages/NoAccessPage';

/** For whoever may add tasks. */
export function ImportRoute() {
  return useMay('create', 'actions') ? <ImportPage /> : <NoAccessPage />;
}

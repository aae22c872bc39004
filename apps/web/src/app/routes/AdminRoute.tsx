import { AdminPage } from '@/features/admin/AdminPage';
import { AdminGuard } from '../session-guards';

export function AdminRoute() {
  return (
    <AdminGuard>
      <AdminPage />
    </AdminGuard>
  );
}

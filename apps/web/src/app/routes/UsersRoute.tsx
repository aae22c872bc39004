import { UsersPage } from '@/features/users/UsersPage';
import { ReadGuard } from '../session-guards';

export function UsersRoute() {
  return (
    <ReadGuard resource="user">
      <UsersPage />
    </ReadGuard>
  );
}

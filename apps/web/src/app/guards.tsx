import { may, type Resource } from '@tavla/shared/permissions';
import { Navigate, Outlet } from 'react-router-dom';
import { useMay, useMeQuery } from '@/entities/me/use-me';
import { paths } from '@/lib/paths';
import { LoadingScreen } from './pages/LoadingScreen';
import { NoAccessPage } from './pages/NoAccessPage';
import { UnreachablePage } from './pages/UnreachablePage';

/** Sign-in pages are for guests: whoever is signed in goes to the portal, when they may read it, or the board. */
export function GuestGuard() {
  const { data: current, isPending } = useMeQuery();
  if (isPending) return <LoadingScreen />;
  if (!current) return <Outlet />;
  return <Navigate to={may(current.permissions, 'read', 'admin') ? paths.admin() : paths.board()} replace />;
}

/** Everything else is for people who are signed in. */
export function ProtectedGuard() {
  const { data: current, isPending, refetch } = useMeQuery();
  if (isPending) return <LoadingScreen />;
  if (current === undefined) return <UnreachablePage onRetry={() => void refetch()} />;
  return current ? <Outlet /> : <Navigate to={paths.login()} replace />;
}

/** Pages that show nothing but this resource: whoever may not read it is told so instead of waiting for it. */
export function ReadGuard({ resource }: { resource: Resource }) {
  return useMay('read', resource) ? <Outlet /> : <NoAccessPage />;
}

/** The portal's own pages: members go to the board. */
export function AdminGuard() {
  return useMay('read', 'admin') ? <Outlet /> : <Navigate to={paths.board()} replace />;
}

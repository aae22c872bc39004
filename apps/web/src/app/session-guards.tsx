import { may, type Resource } from '@tavla/shared/permissions';
import type { ReactNode } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useMay, useMeQuery } from '@/entities/me/use-me';
import { paths } from '@/lib/paths';
import { lazyPage } from './lazy-page';
import { LoadingScreen } from './pages/LoadingScreen';
import { NoAccessPage } from './pages/NoAccessPage';
import { UnreachablePage } from './pages/UnreachablePage';
import { SignedInApp } from './SignedInApp';

const passkeyPage = lazyPage('passkey', <LoadingScreen />);

/** A guest page, once it is known that nobody is signed in; whoever is goes to the portal, or to the board. */
export function IfGuest() {
  const { data: current, isPending } = useMeQuery();
  if (isPending) return <LoadingScreen />;
  if (!current) return <Outlet />;
  return <Navigate to={may(current.permissions, 'read', 'admin') ? paths.admin() : paths.board()} replace />;
}

/** The pages of whoever is signed in, once it is known who that is. */
export function IfSignedIn() {
  const { data: current, isPending, refetch } = useMeQuery();
  if (isPending) return <LoadingScreen />;
  if (current === undefined) return <UnreachablePage onRetry={() => void refetch()} />;
  if (current?.isPasskeyAsked) return passkeyPage;
  return current ? <SignedInApp /> : <Navigate to={paths.login()} replace />;
}

/** Pages that show nothing but this resource: whoever may not read it is told so instead of waiting for it. */
export function ReadGuard({ resource, children }: { resource: Resource; children: ReactNode }) {
  return useMay('read', resource) ? children : <NoAccessPage />;
}

/** The portal's own pages: members go to the board. */
export function AdminGuard({ children }: { children: ReactNode }) {
  return useMay('read', 'admin') ? children : <Navigate to={paths.board()} replace />;
}

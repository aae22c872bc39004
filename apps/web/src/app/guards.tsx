import { Navigate, Outlet } from 'react-router-dom';
import { useSessionExpected } from '@/entities/session/session-hint';
import { paths } from '@/lib/paths';
import { lazyPage } from './lazy-page';
import { LoadingScreen } from './pages/LoadingScreen';

const ifGuest = lazyPage('ifGuest', <LoadingScreen />);
const ifSignedIn = lazyPage('ifSignedIn', <LoadingScreen />);

/** Sign-in pages are for guests. Where nobody can be signed in, that takes no question. */
export function GuestGuard() {
  return useSessionExpected() ? ifGuest : <Outlet />;
}

/** Everything else is for people who are signed in. */
export function ProtectedGuard() {
  return useSessionExpected() ? ifSignedIn : <Navigate to={paths.login()} replace />;
}

import { Route, Routes } from 'react-router-dom';
import { paths, signInPaths } from '@/lib/paths';
import { AuthLayout } from './AuthLayout';
import { AdminGuard, GuestGuard, ProtectedGuard } from './guards';
import { LoadingScreen } from './LoadingScreen';
import { lazyPage } from './lazy-page';
import { NotFoundPage } from './NotFoundPage';
import { BoardSkeleton, FormSkeleton, PageSkeleton } from './skeletons';

const form = <FormSkeleton />;
const page = <PageSkeleton />;

/** Everyone but a guest needs it, so it is on its way while the server is asked who is there. */
const loadSignedInApp = () => import('./SignedInApp');
const signedIn = lazyPage(async () => (await loadSignedInApp()).SignedInApp, <LoadingScreen />);
const loadBoard = () => import('./BoardRoute');
if (!signInPaths.includes(window.location.pathname)) loadSignedInApp().catch(() => undefined);
if (window.location.pathname === paths.board()) loadBoard().catch(() => undefined);

const pages = {
  login: lazyPage(async () => (await import('@/features/auth/LoginPage')).LoginPage, form),
  register: lazyPage(async () => (await import('@/features/auth/RegisterPage')).RegisterPage, form),
  emailRegister: lazyPage(
    async () => (await import('@/features/auth/EmailRegisterPage')).EmailRegisterPage,
    form,
  ),
  verify: lazyPage(async () => (await import('@/features/auth/VerifyPage')).VerifyPage, form),
  board: lazyPage(async () => (await loadBoard()).BoardRoute, <BoardSkeleton />),
  users: lazyPage(async () => (await import('@/features/users/UsersPage')).UsersPage, page),
  admin: lazyPage(async () => (await import('@/features/admin/AdminPage')).AdminPage, page),
  meetings: lazyPage(async () => (await import('@/features/meetings/MeetingsPage')).MeetingsPage, page),
  meeting: lazyPage(async () => (await import('@/features/meetings/MeetingPage')).MeetingPage, page),
  account: lazyPage(async () => (await import('@/features/account/AccountPage')).AccountPage, page),
};

/** The route table of §2. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AuthLayout />}>
        <Route element={<GuestGuard />}>
          <Route path="/login" element={pages.login} />
          <Route path="/register" element={pages.register} />
          <Route path="/email-register" element={pages.emailRegister} />
        </Route>
        <Route path="/verify" element={pages.verify} />
      </Route>
      <Route element={<ProtectedGuard />}>
        <Route element={signedIn}>
          <Route path="/" element={pages.board} />
          <Route path="/users" element={pages.users} />
          <Route path="/meetings" element={pages.meetings} />
          <Route path="/meetings/:id" element={pages.meeting} />
          <Route path="/account" element={pages.account} />
          <Route element={<AdminGuard />}>
            <Route path="/admin" element={pages.admin} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

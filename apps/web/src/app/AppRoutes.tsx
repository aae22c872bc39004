import { Route, Routes } from 'react-router-dom';
import { GuestGuard, ProtectedGuard } from './guards';
import { AuthLayout } from './layout/AuthLayout';
import { lazyPage } from './lazy-page';
import { NotFoundPage } from './pages/NotFoundPage';
import { BoardSkeleton, FormSkeleton, PageSkeleton } from './skeletons';

const form = <FormSkeleton />;
const page = <PageSkeleton />;

const pages = {
  login: lazyPage('login', form),
  register: lazyPage('register', form),
  emailRegister: lazyPage('emailRegister', form),
  verify: lazyPage('verify', form),
  provider: lazyPage('provider', form),
  providerBack: lazyPage('providerBack', form),
  board: lazyPage('board', <BoardSkeleton />),
  users: lazyPage('users', page),
  admin: lazyPage('admin', page),
  meetings: lazyPage('meetings', page),
  meeting: lazyPage('meeting', page),
  imports: lazyPage('imports', page),
  account: lazyPage('account', page),
};

/** Every address of the application. Who of the signed-in may see a page, its own route says. */
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
        <Route path="/sso" element={pages.provider} />
        <Route path="/sso/:company" element={pages.providerBack} />
      </Route>
      <Route element={<ProtectedGuard />}>
        <Route path="/" element={pages.board} />
        <Route path="/meetings" element={pages.meetings} />
        <Route path="/meetings/:id" element={pages.meeting} />
        <Route path="/users" element={pages.users} />
        <Route path="/import" element={pages.imports} />
        <Route path="/account" element={pages.account} />
        <Route path="/admin" element={pages.admin} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import '@/ui/mantine.css';
import '@mantine/notifications/styles.css';
import '@/ui/global.css';
import '@/i18n/i18n';
import '@/lib/no-eval';
import '@/lib/address/leave-unreadable';
import { App } from '@/app/App';
import { beginSession } from '@/app/begin-session';
import { loadFirstPage, loadPagesBehindSignIn } from '@/app/page-code';
import { isSessionExpected } from '@/entities/session/session-hint';
import { loadAnewOnReturn } from '@/lib/code/load-anew-on-return';
import { signInPaths } from '@/lib/paths';
import { readAskedCode } from '@/lib/sign-in/asked-code';

/**
 * How long the first drawing waits for what it needs, in milliseconds. What is drawn sooner is a placeholder,
 * and React then keeps it on the screen for 300 ms, however soon the rest is there.
 */
const patience = 400;

loadAnewOnReturn();
// Nothing of a code that is good no longer stays.
readAskedCode();
const { pathname } = window.location;
// Data before code: a browser asks for six things at a time.
const ready = Promise.all([beginSession(pathname), loadFirstPage(pathname)]);
if (signInPaths.includes(pathname) || !isSessionExpected()) loadPagesBehindSignIn();

const root = document.getElementById('root');
void Promise.race([ready, new Promise((resolve) => setTimeout(resolve, patience))]).then(() => {
  if (root) createRoot(root).render(<App />);
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Every way to leave something in a browser. */
const ways =
  /\b(localStorage|sessionStorage|indexedDB|useLocalStorage|useSessionStorage|localStorageColorSchemeManager|cookieStore|getDirectory|caches\.(open|match))\b|document\??\.cookie/g;

/** Who may, and why nothing of one person is seen by the next. */
const allowed: Record<string, string> = {
  'lib/browser-storage.ts': 'the one way to localStorage and sessionStorage',
  'entities/meetings/recordings/recording-store.ts': 'recordings, each under its owner',
  'entities/meetings/upload-queue/kept-files.ts': 'chosen files, each under its owner',
  'app/Providers.tsx': 'the colour scheme, which names nobody',
  'entities/session/session-hint.ts': 'whether a session may be here; only the server sets it',
  'app/layout/AppLayout.tsx': 'whether the navigation is folded',
  'features/users/list/PeopleTable.tsx': 'widths of columns, in pixels',
};

/** Who may use it, and what for; all else that is kept goes through `Kept`, under company and person. */
const users: Record<string, string> = {
  'lib/sign-in/asked-code.ts': 'that a code was asked for, as long as it is good; forgotten at sign-in',
  'lib/sign-in/passkey-mark.ts': 'that the browser has shown or made a passkey, of whomever',
  'lib/kept.ts': 'what is kept, under company and person',
  'lib/code/reload-once.ts': 'whether the window was reloaded for missing code',
  'lib/sign-in-draft.ts': 'what was typed before anybody was signed in; forgotten at sign-in',
  'api/refresh-session.ts': 'when tokens were last rotated',
  'entities/tasks/work/write-storage.ts': 'the queues of earlier versions, on the way to `Kept`',
};

const source = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.ts$/.test(name))
  .map((name) => [name, readFileSync(source + name, 'utf8')] as const);
const using = (pattern: RegExp) => files.filter(([, text]) => text.match(pattern)).map(([name]) => name);

test('a browser’s storage is used in one place, and elsewhere only for what is nobody’s', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(using(ways).sort()).toEqual(Object.keys(allowed).sort());
});

test('everything else is kept under company and person', () => {
  expect(using(/@\/lib\/browser-storage|\.\/browser-storage/).sort()).toEqual(Object.keys(users).sort());
});

test('nothing that is kept between pages stands in a variable of a module, but what says nothing of anybody', () => {
  const variable =
    /^(export )?let \w+|^(export )?const \w+(: [^=\n]+)? = (new (Map|Set|WeakMap|WeakSet|AbortController|QueryClient)\b|\[\];)/m;
  expect(using(variable).sort()).toEqual(
    [
      'api/person-session.ts', // the open session itself
      'api/refresh-session.ts', // a time, and the refresh of one session
      'api/session.ts', // listeners
      'app/first-board.ts', // with the session that it is for
      'app/session-parts.ts', // by session
      'entities/chat/keep-drafts.ts', // by session
      'entities/chat/send-message.ts', // requests, which end with the session
      'entities/chat/use-thread.ts', // a number for each conversation
      'entities/chat/written-answers.ts', // answers of the conversations on the screen; goes with them
      'entities/codes/ask-code.ts', // by session
      'entities/live/live-lists.ts', // names of lists
      'entities/live/presence.ts', // who is at the ticket that is open; goes with it
      'entities/live/resyncs.ts', // a number, and listeners
      'entities/live/stream-status.ts', // one word about the connection
      'entities/me/use-me.ts', // who is signed in
      'entities/meetings/passage/turns.ts', // how to end what is heard; goes with it
      'entities/meetings/recordings/recording-lock.ts', // ids of recordings, while the page has them in hand
      'entities/meetings/transcript-changes.ts', // what is asked about a meeting, by its query client
      'entities/meetings/upload-queue/cancelled-list.ts', // by session
      'entities/meetings/upload-queue/chosen-files.ts', // by person: what is unsent outlives their session
      'entities/meetings/upload-queue/queued-uploads.ts', // by session
      'entities/meetings/upload-queue/upload-queue.ts', // by session
      'entities/session/session-hint.ts', // whether somebody may be signed in
      'features/board/card/card-states.ts', // an empty set
      'entities/tasks/use-board-session.ts', // by session
      'features/ticket/conversation/presence/tell-presence.ts', // by session
      'features/users/UsersPage.tsx', // nobody, as an empty list
      'lib/address/current-address.ts', // where the window is
      'lib/address/typing.ts', // what is being typed into the address, for 200 ms
      'lib/code/when-idle.ts', // whether the first page stands
      'lib/dates/dates.ts', // how dates are written
      'lib/leaving.ts', // forms on the screen
      'ui/layout/keep-clear.ts', // elements on the screen
      'ui/use-escape.ts', // the key that went down last
      'ui/use-focus-back.ts', // elements, as long as they are on the screen
    ].sort(),
  );
});

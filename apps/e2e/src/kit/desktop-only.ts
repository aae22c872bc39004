/**
 * What a phone repeats: all that is drawn or handled otherwise there, namely the frame of the pages, the board with its
 * one column, lists that become cards, drawers, dialogs and toasts, whatever is done by finger, one way through each
 * screen, and a look at every page. Not repeated is what goes on behind the screens, with the same code at each width
 * (sessions and codes, the network, what two people do at once, what the server refuses), nor what needs a mouse or a
 * keyboard.
 * A test for the desktop alone has this word in its title, and one of what only phones have the other.
 */
export const desktopOnly = '@desktop';
export const phoneOnly = '@phone';

/** The files in which every test is one for the desktop alone. */
export const desktopOnlySpecs = [
  'admin/company-settings',
  'admin/import',
  'admin/rank',
  'admin/retention',
  'board/board-coming',
  'board/board-keys',
  'board/board-lost-answers',
  'board/board-scale',
  'board/board-start',
  'board/board-too-large',
  'board/due-dates',
  'board/fetched-ahead',
  'board/hidden-tab',
  'board/keyboard',
  'board/stream-cut',
  'board/together/resync',
  'board/two-people',
  'board/two-tabs',
  'board/typed-ahead',
  'looks/first-paint',
  'meetings/audience',
  'meetings/gone',
  'meetings/missed',
  'meetings/pipeline/service-away',
  'meetings/send-summary',
  'meetings/uploads/kept-files',
  'meetings/uploads/server-restarted',
  'meetings/uploads/upload-faults',
  'meetings/uploads/upload-rights',
  'meetings/uploads/uploads',
  'meetings/voices',
  'session/address',
  'session/code-page',
  'session/confirm',
  'session/deep-links',
  'session/guards',
  'session/guest',
  'session/leaving',
  'session/missing-code',
  'session/one-browser',
  'session/server-killed',
  'session/sign-in-strangers',
  'session/weight',
  'ticket/assistant-off',
  'ticket/chat-history',
  'ticket/clear-conversation',
  'ticket/deleted-messages',
  'ticket/presence',
  'ticket/ticket-offline',
  'ticket/unread',
].map((name) => `${name}.spec.ts`);

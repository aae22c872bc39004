/**
 * Importing this leaves an address that cannot be read, such as a link that was cut within a %, for one of which the
 * app says that there is nothing. Before anything else looks at the address: it would stumble over it.
 */
function leaveUnreadable(): void {
  try {
    decodeURI(window.location.pathname);
  } catch {
    window.history.replaceState(null, '', '/not-found');
  }
}

leaveUnreadable();

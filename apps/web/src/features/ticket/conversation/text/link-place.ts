/** Where a link leads, and what of that is shown before somebody asks for the rest. */
export interface LinkPlace {
  whole: string;
  short: string;
}

/** Characters that are read at a glance, and how many of a longer address stand before and behind the gap. */
const shown = 64;
const [before, behind] = [40, 20];

/**
 * Pure: where a link leads, to stand beside its words; null where they say so themselves. Of a page it is the host as the
 * browser reads it, and what follows: what stands before an @ in an address, or letters that look like others, deceive
 * nobody.
 */
export function linkPlace(text: string, href: string): LinkPlace | null {
  if (`mailto:${text}` === href) return null;
  const whole = placeOf(href);
  if (text === href && (whole === href || saysHost(text))) return null;
  if (whole.length <= shown) return { whole, short: whole };
  const host = URL.canParse(href) ? new URL(href).host : '';
  // The host is never cut: it says whose the page is.
  const start = Math.max(before, whole.indexOf(host) + host.length);
  return start + behind >= whole.length
    ? { whole, short: whole }
    : { whole, short: `${whole.slice(0, start)}…${whole.slice(-behind)}` };
}

function placeOf(href: string): string {
  if (href.startsWith('mailto:')) return href.slice('mailto:'.length);
  if (!URL.canParse(href)) return href;
  const { protocol, host, pathname, search, hash } = new URL(href);
  const scheme = protocol === 'https:' ? '' : `${protocol}//`;
  return `${scheme}${host}${pathname === '/' ? '' : pathname}${search}${hash}`;
}

/** Whether an address reads as the browser reads it. */
function saysHost(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return address.toLowerCase().startsWith(`${protocol}//${host}`);
}

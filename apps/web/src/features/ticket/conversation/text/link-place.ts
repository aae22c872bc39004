/**
 * Pure: where a link leads, to stand beside its words; '' where they say so themselves. Of a page it is the host, as the
 * browser reads it: what stands before an @ in an address, or letters that look like others, deceive nobody.
 */
export function linkPlace(text: string, href: string): string {
  if (text === href || `mailto:${text}` === href) return '';
  if (href.startsWith('mailto:')) return href.slice('mailto:'.length).split('?', 1)[0] ?? '';
  return URL.canParse(href) ? new URL(href).host : href;
}

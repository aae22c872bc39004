/**
 * Pure: the header that names a file, in plain letters for old programs and in full for all others.
 * Source: RFC 6266, 4.3 and appendix D; RFC 8187, 3.2.
 */
export function contentDisposition(disposition: 'inline' | 'attachment', name: string): string {
  // A name is no path, for whoever saves it either.
  const label = name.replaceAll(/[\\/\p{Cc}]/gu, '-');
  const plain = label
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]|["%]/gu, '_');
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encode(label)}`;
}

/** Only what RFC 8187 calls attr-char stands for itself. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

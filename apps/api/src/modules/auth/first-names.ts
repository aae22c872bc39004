/**
 * Pure: a name to begin with for somebody of whom only the address is known; they can change it.
 * ada.lovelace@… is Ada Lovelace, info@… is Info with `otherwise`.
 */
export function nameFromEmail(email: string, otherwise = 'Admin'): { firstName: string; lastName: string } {
  const local = email.slice(0, email.lastIndexOf('@')).replace(/\+.*$/, '');
  const words = local
    .split(/[^\p{L}\p{M}']+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const [firstName = 'First', ...rest] = words;
  return { firstName: firstName.slice(0, 100), lastName: rest.join(' ').slice(0, 255) || otherwise };
}

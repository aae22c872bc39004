/** Names that differ only in case or surrounding space are the same name. */
export function nameKeyOf(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

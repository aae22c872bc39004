/** The zone of this device. */
function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every zone that the browser knows, with the chosen and the device's own, which may be none of them (UTC). */
export function timeZones(chosen: string | null): string[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), ownZone(), ...(chosen ? [chosen] : [])]);
  return [...known].sort();
}

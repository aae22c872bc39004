/**
 * Keeps the screen on while something is recorded: a phone that sleeps stops its microphone. The lock is
 * lost whenever the page is hidden and taken again when it is back. Returns how to end it.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const take = async () => {
    if (document.visibilityState !== 'visible') return;
    // Refused on low battery: recording goes on without it.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (isOver) void lock?.release();
  };
  void take();
  document.addEventListener('visibilitychange', take);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}

/**
 * Sends a signal to one process, and says whether it could. kill(2) takes 0 for the caller's whole group and
 * a negative number for another group: a process that was not found, or an empty pid file, is neither.
 */
export function sendSignal(pid: number | undefined, name: NodeJS.Signals): boolean {
  if (pid === undefined || !(pid > 0)) return false;
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

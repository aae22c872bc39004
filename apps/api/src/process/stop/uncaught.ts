import { isDatabaseDown } from '@/db/database-down';

/**
 * Takes what nobody has caught. A database that went away is no reason to end: whatever needs it comes back by
 * itself. Any other fault is, since nobody knows what it has left behind.
 */
export function onUncaught(log: (line: string) => void, end: (fault: unknown) => void): void {
  const take = (fault: unknown) => {
    if (isDatabaseDown(fault)) log(`The database was lost where nobody waited for it: ${String(fault)}`);
    else end(fault);
  };
  process.on('uncaughtException', take);
  process.on('unhandledRejection', take);
}

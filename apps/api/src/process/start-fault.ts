import { DatabaseError, diskWords } from '@/adapters/database/database-error';
import { MigrationError } from '@/db/migration-error';
import { ConnectError, connectPatience } from '../lib/with-client';
import { type Account, AccountError, owningAccount } from '../settings/account-error';
import { EnvError } from '../settings/env';

/** The few settings that the words mention. */
type Place = {
  dataDir: string;
  port: number;
  host: string;
  databaseUrl: string | null;
  migrateDatabaseUrl: string | null;
};

/**
 * Puts a fault that people meet when they start Tavla into one line of words. Faults that are not theirs to
 * mend give null: then the stack is what helps.
 */
export function startFaultText(fault: unknown, place: Place | null): string | null {
  if (fault instanceof EnvError || fault instanceof DatabaseError || fault instanceof MigrationError) {
    return fault.message;
  }
  if (!place || !(fault instanceof Error)) return null;
  const { databaseUrl, migrateDatabaseUrl } = place;
  if (fault instanceof AccountError) {
    const isOurDatabase = databaseUrl === null;
    return (
      startFaultText(fault.cause, null) ?? (isOurDatabase ? null : accountFault(fault.cause, fault.account))
    );
  }
  const code = codeOf(fault);
  const listening = 'syscall' in fault && fault.syscall === 'listen';
  if (listening) return listenFault(code, place);
  // A file that another user has made there, for one.
  if ('path' in fault && String(fault.path).startsWith(place.dataDir)) {
    return diskWords(fault, String(fault.path));
  }
  return databaseUrl === null
    ? null
    : accountFault(fault, owningAccount({ databaseUrl, migrateDatabaseUrl }));
}

/** A connection tried over IPv4 and IPv6 fails with both errors in one. */
function codeOf(fault: Error): string {
  const inner = fault instanceof AggregateError ? fault.errors[0] : fault;
  return inner instanceof Error && 'code' in inner ? String(inner.code) : '';
}

function listenFault(code: string, { port, host }: Place): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use, perhaps by another Tavla. Stop that program, or choose another port: PORT=${port + 1}.`;
    case 'EACCES':
      return `This user may not use port ${port}. Choose one above 1023, such as PORT=3000.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST is "${host}", which is no address of this machine. Use 127.0.0.1 (this machine only) or 0.0.0.0 (the network too).`;
    default:
      return null;
  }
}

function accountFault(fault: unknown, { setting, url }: Account): string | null {
  const { hostname, port, pathname } = new URL(url);
  const server = `${hostname}:${port || 5432}`;
  const isOutside = fault instanceof ConnectError;
  const cause = isOutside ? fault.cause : fault;
  const text = cause instanceof Error ? cause.message : String(cause);
  switch (cause instanceof Error ? codeOf(cause) : '') {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'EAI_AGAIN':
      return `The database at ${server} (${setting}) does not answer. Start it, or mend the address.`;
    case '28P01':
    case '28000':
      return `The database at ${server} refuses the user or password in ${setting}.`;
    case '3D000':
      return `There is no database "${pathname.slice(1)}" at ${server}. Create it, or mend ${setting}.`;
    case '42501':
      return `The user in ${setting} lacks a right in the database "${pathname.slice(1)}": ${text}.`;
    case '53300':
      return `The database at ${server} (${setting}) has no connection left: ${text}. End some that are open, or raise its max_connections.`;
    default:
      return isOutside ? outside(`The database at ${server} (${setting})`, text) : null;
  }
}

/** Whatever else keeps us outside: certificates, a server that is just starting, has no connection left, or is none. */
function outside(which: string, text: string): string {
  // The driver's words for a time that is over.
  if (text === 'timeout expired')
    return `${which} takes connections and then says nothing, for ${connectPatience / 1_000} seconds now. See whether it is well, or mend the address.`;
  return `${which} cannot be used: ${text.replace(/\s+/g, ' ').replace(/\.$/, '')}.`;
}

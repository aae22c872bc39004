import { lookup as systemLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { type BlockList, isIP, type LookupFunction } from 'node:net';
import { isPublic, isWithin } from './networks';

/** Why nothing was sent: `address` is not a public one, or `plain` http goes to one that the operator has not listed. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  constructor(readonly why: 'address' | 'plain') {
    super(why);
  }
}

type Resolve = typeof systemLookup;

/**
 * An agent that connects to public addresses alone, and to networks that the operator lists. It looks at the addresses
 * that the connection is about to be made to, not at an earlier answer for the same name, so that a name which is
 * answered otherwise the second time (DNS rebinding) gains nothing. Every address of a name must be allowed.
 * @param resolve how names are looked up; tests answer for names that are nobody's
 */
export function guardedAgent(url: URL, listed: BlockList, resolve: Resolve = systemLookup): http.Agent {
  const isPlain = url.protocol === 'http:';
  const refuse = (address: string): CallRefused | null => {
    if (isWithin(listed, address)) return null;
    return isPublic(address) ? (isPlain ? new CallRefused('plain') : null) : new CallRefused('address');
  };
  const lookup: LookupFunction = (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      const fault = error ?? addresses.map(({ address }) => refuse(address)).find(Boolean);
      if (fault || !first) return done(fault ?? new Error('no address'), '', 0);
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
  const settings = { keepAlive: true, maxSockets: 1, lookup };
  const agent = isPlain ? new http.Agent(settings) : new https.Agent(settings);
  // An address in place of a name is not looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const fault = isIP(host) ? refuse(host) : null;
  if (fault) throw fault;
  return agent;
}

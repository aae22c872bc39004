import { isThisMachine } from '@/lib/this-machine';
import { ModelsError } from './models-error';

/**
 * An address that models may come from: https, or http from this machine, without a name and password in it, which
 * would stand in lists and messages.
 * @throws ModelsError otherwise
 */
export function allowedUrl(address: string, base?: string): URL {
  if (!URL.canParse(address, base)) throw new ModelsError(`"${address.slice(0, 200)}" is no address.`);
  const url = new URL(address, base);
  if (url.username || url.password) {
    throw new ModelsError(`An address with a name or password in it is not asked: ${url.host}.`);
  }
  if (url.protocol === 'https:') return url;
  if (url.protocol === 'http:' && isThisMachine(url.hostname)) return url;
  throw new ModelsError(
    `${url.protocol}//${url.host} is not asked: models come by https, or by http from this machine.`,
  );
}

import type { FastifyInstance } from 'fastify';

/** What each server has for itself, made when it is first asked for. */
export function perServer<T>(make: () => T): (server: FastifyInstance) => T {
  const made = new WeakMap<FastifyInstance, T>();
  return (server) => {
    const there = made.get(server) ?? make();
    made.set(server, there);
    return there;
  };
}

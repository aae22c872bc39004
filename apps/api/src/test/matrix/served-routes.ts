import type { FastifyInstance } from 'fastify';

/** What the server answers, `GET /auth/me` say, as its own router knows it. */
export function servedRoutes(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, tree = '', part = '', methods] = /^([│├└─ ]*)(.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line) ?? [];
      if (!part) return [];
      const depth = tree.length / 4 - 1;
      const path = (above[depth - 1] ?? '') + part;
      above[depth] = path;
      return methods ? methods.split(', ').map((method) => `${method} ${path}`) : [];
    });
}

import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Sources by directive; null leaves a directive out. */
export type ContentPolicy = Record<string, string[] | null>;

interface Operation {
  tags?: readonly string[];
}
type Paths = Record<string, Record<string, Operation>>;

/** The names of all groups of operations, filled as routes are added from here on. */
export function collectSections(app: FastifyInstance): ReadonlySet<string> {
  const sections = new Set<string>();
  app.addHook('onRoute', ({ schema }) => {
    if (!schema?.hide) for (const tag of schema?.tags ?? []) sections.add(tag);
  });
  return sections;
}

/**
 * The page where calls are tried, at /api/docs, once every route is there. It shows one group of operations at a time:
 * to unfold an operation Swagger UI reads its whole document again, which is seconds of work for all of them.
 */
export async function registerApiPage(
  app: FastifyInstance,
  policy: ContentPolicy,
  sections: ReadonlySet<string>,
): Promise<void> {
  const staticCSP = Object.fromEntries(
    Object.entries(policy).flatMap(([directive, sources]) => (sources ? [[directive, sources]] : [])),
  );
  const urls = [...sections].sort().map((name) => ({ name, url: `/api/docs/json?section=${name}` }));
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP,
    uiConfig: { urls, tryItOutEnabled: true },
    transformSpecification: (document, request) => {
      const { section } = request.query as { section?: unknown };
      return section === undefined ? document : { ...document, paths: pathsOf(document.paths, section) };
    },
    transformSpecificationClone: false,
  });
}

function pathsOf(paths: Paths, section: unknown): Paths {
  const kept = Object.entries(paths).map(([path, operations]) => {
    const own = Object.entries(operations).filter(([, { tags }]) => tags?.some((tag) => tag === section));
    return [path, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(kept.filter(([, operations]) => Object.keys(operations).length > 0));
}

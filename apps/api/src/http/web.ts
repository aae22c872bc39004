import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keepWebFile } from './answers/caching';

/** Addresses that belong to the API: what is not there is an error, never the web app. */
export const apiPath = /^\/(api|auth|mcp)(\/|\?|$)/;
/** Files whose name changes with their content. */
const hashedPath = /^\/assets\//;
/** Addresses of files: the last part has an extension, or some part begins with a dot. No page has such a name. */
const filePath = /^[^?]*(\/\.[^?]*|\.[a-z\d]{1,10})(\?|$)/i;

/**
 * Serves the built web app: its files, compressed in advance where the build has done so, and its one page for
 * every other address that is no file's, so that links into the app work. The page is always asked for anew; files
 * with a hash in their name are kept for good.
 * @param folder absolute path of the build
 */
export async function registerWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(serveFiles, {
    root: folder,
    // Each file is a route of its own, so that no address can reach anything else.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map'],
    schemaHide: true,
    setHeaders: (reply) => keepWebFile(reply, hashedPath.test(reply.request.url)),
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const isMissing = [apiPath, hashedPath, filePath].some((path) => path.test(request.url));
    if (isMissing) return reply.callNotFound();
    return reply.sendFile('index.html');
  });
}

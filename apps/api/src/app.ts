import { Readable } from 'node:stream';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { say } from '@tavla/shared/error-words';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { EventFeed } from '@/db/events/event-feed';
import { eventChannel } from '@/db/events/event-log';
import { listen } from '@/db/events/notifications';
import type { SignedIn } from '@/http/access/access';
import { checkOrigin } from '@/http/access/origin';
import { registerSecurityLog } from '@/http/access/security-log';
import { createSessions, type Sessions, sessionChannel } from '@/http/access/session-cache';
import { registerCaching } from '@/http/answers/caching';
import { type ContentPolicy, collectSections, registerApiPage } from '@/http/api-page';
import { formLimits } from '@/http/bodies/form-gate';
import { acceptJson } from '@/http/bodies/json-body';
import { registerDocumentation } from '@/http/documentation';
import { registerDrain } from '@/http/drain';
import { invalid, notFound, sendError } from '@/http/errors/errors';
import { answerUnreadable } from '@/http/errors/unreadable-address';
import { healthRoute } from '@/http/health';
import { limitRequests } from '@/http/limits/request-limits';
import { answerClientError, cutStalledBodies, headerBytesMax, patience } from '@/http/limits/slow-requests';
import { readableAddress } from '@/http/readable-address';
import type { Worker } from '@/jobs/worker';
import { agentRoutes } from '@/modules/agents/agents.routes';
import { mcpRoutes } from '@/modules/agents/mcp.routes';
import { assistantUsageRoutes } from '@/modules/assistant/usage/usage.routes';
import { auditRoutes } from '@/modules/audit/audit.routes';
import { authRoutes } from '@/modules/auth/auth.routes';
import { confirmRoutes } from '@/modules/auth/confirm/confirm.routes';
import { passkeyRoutes } from '@/modules/auth/passkeys/passkeys.routes';
import { calendarRoutes } from '@/modules/calendar/calendar.routes';
import { answeringRoutes } from '@/modules/chat/answering/answering.routes';
import { chatRoutes } from '@/modules/chat/chat.routes';
import { clearRoutes } from '@/modules/chat/clear/clear.routes';
import { feedbackRoutes } from '@/modules/chat/feedback/feedback.routes';
import { messageRoutes } from '@/modules/chat/messages/messages.routes';
import { suggestionRoutes } from '@/modules/chat/suggestions/suggestion.routes';
import { dataExportRoutes } from '@/modules/data-export/data-export.routes';
import { departmentRoutes } from '@/modules/departments/departments.routes';
import { erasureRoutes } from '@/modules/erasure/erasures.routes';
import { AnswerHub } from '@/modules/events/answers/answer-hub';
import { answerChannel } from '@/modules/events/answers/answer-note';
import { eventRoutes } from '@/modules/events/events.routes';
import { PresenceHub } from '@/modules/events/presence/presence-hub';
import { presenceChannel } from '@/modules/events/presence/presence-note';
import { presenceRoutes } from '@/modules/events/presence/tell-presence';
import { StreamHub } from '@/modules/events/stream-hub';
import { inboxRoutes } from '@/modules/inbox/inbox.routes';
import { itemRoutes } from '@/modules/meetings/items/items.routes';
import { meetingRoutes } from '@/modules/meetings/meetings.routes';
import { mentionRoutes } from '@/modules/meetings/mentions/mentions.routes';
import { retentionRoutes } from '@/modules/meetings/retention/retention.routes';
import { summaryRoutes } from '@/modules/meetings/summary/summary.routes';
import { transcriptRoutes } from '@/modules/meetings/transcript/transcript.routes';
import { uploadRoutes } from '@/modules/meetings/upload/upload.routes';
import { UploadLocks, uploadChannel } from '@/modules/meetings/upload/upload-locks';
import { organizationRoutes } from '@/modules/organizations/organizations.routes';
import { overviewRoutes } from '@/modules/overview/overview.routes';
import { positionRoutes } from '@/modules/positions/positions.routes';
import { roleRoutes } from '@/modules/roles/roles.routes';
import { sessionRoutes } from '@/modules/sessions/sessions.routes';
import { Providers } from '@/modules/single-sign-on/provider/providers';
import { providerSignInRoutes } from '@/modules/single-sign-on/sign-in/sign-in.routes';
import { singleSignOnRoutes } from '@/modules/single-sign-on/single-sign-on.routes';
import { taskImportRoutes } from '@/modules/task-import/task-import.routes';
import { taskRoutes } from '@/modules/tasks/tasks.routes';
import { tokenRoutes } from '@/modules/tokens/tokens.routes';
import { userImportRoutes } from '@/modules/user-import/user-import.routes';
import { userRoutes } from '@/modules/users/users.routes';
import { webhookRoutes } from '@/modules/webhooks/webhooks.routes';
import type { Deps } from './deps';

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
    sessions: Sessions;
    feed: EventFeed;
    streams: StreamHub;
    answers: AnswerHub;
    uploadLocks: UploadLocks;
    /** The worker of this process; null where jobs run elsewhere. */
    worker: Pick<Worker, 'health'> | null;
    /** Names of the contracts bound so far; a test holds it against the list of all contracts. */
    boundContracts: string[];
  }
  interface FastifyRequest {
    session: SignedIn | null;
  }
}

/** Puts the application together: an explicit list of plugins and modules. Tests call it with inject(). */
export async function buildApp(
  deps: Deps,
  logging: Pick<FastifyServerOptions, 'logger' | 'logController'> = {},
): Promise<FastifyInstance> {
  const { trustProxy } = deps.env;
  const app = Fastify({
    ...logging,
    // A number is how many proxies to believe.
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: 2 ** 20,
    // A body may take as long as it moves; see `cutStalledBodies`.
    requestTimeout: 0,
    connectionTimeout: patience.connection,
    http: {
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.every,
      maxHeaderSize: headerBytesMax,
    },
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    rewriteUrl: readableAddress,
    frameworkErrors: answerUnreadable(deps.env.secureCookies),
  });
  registerCaching(app);
  registerSecurityLog(app);
  cutStalledBodies(app.server, patience);
  acceptJson(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(notFound('address'), request, reply));

  const onError = (error: unknown) => app.log.error({ err: error }, 'live events');
  const sessions = createSessions(deps.db.pool);
  const feed = new EventFeed(deps.db.pool, onError);
  const streams = new StreamHub(sessions, onError);
  app.decorate('deps', deps);
  app.decorate('sessions', sessions);
  app.decorate('feed', feed);
  app.decorate('streams', streams);
  const answers = new AnswerHub(deps.db.pool, streams, onError);
  const presence = new PresenceHub(deps.db.pool, streams, onError);
  app.decorate('answers', answers);
  app.decorate('uploadLocks', new UploadLocks());
  app.decorate('worker', null);
  app.decorate('boundContracts', []);
  app.decorateRequest('session', null);

  const notifications = listen(
    deps.db.url,
    {
      [eventChannel]: (organizationId) => feed.wake(organizationId),
      [presenceChannel]: (note) => presence.receive(note),
      [answerChannel]: (note) => answers.receive(note),
      [sessionChannel]: (organizationId) => {
        sessions.forget(organizationId);
        void streams.check(organizationId);
      },
      [uploadChannel]: (id) => app.uploadLocks.ask(id),
    },
    () => feed.wakeAll(),
    (error) => app.log.warn({ err: error }, 'waiting for the database'),
  );
  app.addHook('preClose', async () => {
    streams.close();
    feed.close();
    await notifications.close();
  });

  await app.register(cookie);
  const { secureCookies } = deps.env;
  const contentSecurityPolicy = { directives: policyFor(secureCookies) };
  await app.register(helmet, {
    contentSecurityPolicy,
    frameguard: { action: 'deny' },
    // Over plain http the header means nothing, and must not be sent (RFC 6797, 7.2).
    strictTransportSecurity: secureCookies,
  });
  registerDrain(app);
  app.addHook('onSend', async (request, _, payload) => leaveUnread(request, payload));
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
  await app.register(multipart, { limits: formLimits });
  await limitRequests(app, deps.db.pool);
  app.addHook('onRequest', async (request) => checkQuery(request));
  app.addHook('onRequest', async (request) => checkOrigin(request, deps.env.publicUrl));
  await registerDocumentation(app);
  const sections = collectSections(app);

  healthRoute(app);
  authRoutes(app);
  confirmRoutes(app);
  passkeyRoutes(app);
  organizationRoutes(app);
  assistantUsageRoutes(app);
  sessionRoutes(app);
  eventRoutes(app);
  meetingRoutes(app);
  transcriptRoutes(app);
  itemRoutes(app);
  mentionRoutes(app);
  summaryRoutes(app);
  inboxRoutes(app);
  retentionRoutes(app);
  await uploadRoutes(app);
  departmentRoutes(app);
  positionRoutes(app);
  roleRoutes(app);
  userRoutes(app);
  erasureRoutes(app);
  userImportRoutes(app);
  auditRoutes(app);
  overviewRoutes(app);
  taskRoutes(app);
  taskImportRoutes(app);
  tokenRoutes(app);
  mcpRoutes(app);
  agentRoutes(app);
  calendarRoutes(app);
  webhookRoutes(app);
  const providers = new Providers(deps.env.webhookNetworks);
  providerSignInRoutes(app, providers);
  singleSignOnRoutes(app, providers);
  dataExportRoutes(app);
  chatRoutes(app);
  messageRoutes(app);
  clearRoutes(app);
  feedbackRoutes(app);
  answeringRoutes(app);
  presenceRoutes(app);
  suggestionRoutes(app);
  await registerApiPage(app, policyFor(secureCookies), sections);
  return app;
}

/** A query that is no text after decoding would be searched for as something else than what was meant. */
function checkQuery({ url }: FastifyRequest): void {
  try {
    decodeURIComponent(url.slice(url.indexOf('?') + 1));
  } catch {
    throw invalid('', say('address-not-utf-8'));
  }
}

/** Whoever asks for the head alone gets no body, so a file or a list is not read for it. */
function leaveUnread(request: FastifyRequest, payload: unknown): unknown {
  if (request.method !== 'HEAD' || !(payload instanceof Readable)) return payload;
  payload.destroy();
  return Readable.from([]);
}

function policyFor(isSecure: boolean): ContentPolicy {
  return {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    // Mantine sets styles on elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'worker-src': ["'self'", 'blob:'],
    // An injected <base> would lead every relative address elsewhere; plugins have no business here.
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': isSecure ? [] : null,
  };
}

import { endpoint } from '@tavla/shared/endpoint';
import { Id, IdParams, Instant, listOf } from '@tavla/shared/fields';
import { fieldNames } from '@tavla/shared/task-fields';
import { z } from 'zod';

/**
 * The Model Context Protocol over streamable HTTP (revisions 2025-03-26 to 2026-07-28), one message a request. What a
 * message holds beside its version is the protocol's, and checked by its library.
 */
export const callAgentTools = endpoint({
  name: 'mcp.call',
  summary:
    'The tools of Tavla for agents, by the Model Context Protocol (streamable HTTP, without sessions): for reading as far as the token may, for proposing changes, and for making them where the token may write. A message that wants no answer gets 202 and none; what the protocol itself refuses has its own shape.',
  method: 'POST',
  path: '/mcp',
  access: 'signed-in',
  tokens: 'only',
  protocol: true,
  body: z.looseObject({
    jsonrpc: z.literal('2.0'),
    /** Of what wants an answer. */
    id: z.union([z.string().max(200), z.number()]).optional(),
    method: z.string().max(200).optional(),
  }),
  status: 200,
  response: z.looseObject({ jsonrpc: z.literal('2.0') }),
});

/** What an agent did to one task, or wanted to. */
export const AgentChange = z.object({
  id: Id,
  kind: z.enum(['edit', 'create', 'delete', 'comment', 'remind']),
  taskId: Id,
  /** What the task was called then; empty, and with no `fields`, where you may not see it, or it is gone. */
  title: z.string(),
  /** Of an edit: the fields that it changed. */
  fields: z.array(z.enum([...fieldNames, 'status'])),
  /** `overtaken`: somebody was faster, so nothing was done. */
  state: z.enum(['made', 'overtaken', 'undone']),
});
export type AgentChange = z.infer<typeof AgentChange>;

/**
 * What one token did by `/mcp`, until it was silent for half an hour or all of it was undone. Of a service account's
 * token it is who made the token that is told of it.
 */
export const AgentSession = z.object({
  id: Id,
  /** By the name that it had. */
  tokenName: z.string(),
  startedAt: Instant,
  lastAt: Instant,
  /** When all of it was last undone; null when nobody has. */
  undoneAt: Instant.nullable(),
  /** Changes that are made and not undone. */
  made: z.number().int(),
  /** Changes that it proposed and that nobody has decided on. */
  waiting: z.number().int(),
});
export type AgentSession = z.infer<typeof AgentSession>;

/** The same with what it did, the newest first, at most `agentChangesShown`. */
export const AgentSessionDetail = AgentSession.extend({ changes: z.array(AgentChange) });
export type AgentSessionDetail = z.infer<typeof AgentSessionDetail>;

const path = '/api/v1/agent-sessions';

export const listAgentSessions = endpoint({
  name: 'agent-sessions.list',
  summary: 'What agents did with your tokens in the last 30 days, the newest first, the last 50 sessions.',
  method: 'GET',
  path,
  access: 'signed-in',
  tokens: 'refused',
  response: listOf(AgentSession),
});

export const getAgentSession = endpoint({
  name: 'agent-sessions.get',
  summary: 'One session of an agent with what it did, the newest 200 changes first.',
  method: 'GET',
  path: `${path}/:id`,
  access: 'signed-in',
  tokens: 'refused',
  params: IdParams,
  response: AgentSessionDetail,
});

export const undoAgentSession = endpoint({
  name: 'agent-sessions.undo',
  summary:
    'Take back all that an agent did in a session, and what it proposed and nobody has decided on. What somebody else has changed since stays as it is. Taking back new tasks and bringing back deleted ones needs `delete actions`; changes that you may not take back stay.',
  method: 'POST',
  path: `${path}/:id/undo`,
  access: ['update', 'actions'],
  tokens: 'refused',
  params: IdParams,
  status: 200,
  response: AgentSessionDetail,
});

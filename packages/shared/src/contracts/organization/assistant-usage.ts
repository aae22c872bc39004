import { endpoint } from '@tavla/shared/endpoint';
import { z } from 'zod';

const count = z.number().int();

/** A server that something is sent to: its host, with the port where there is one, and the model that it is asked for. */
const ModelServer = z.object({ host: z.string(), model: z.string() });

const UsedMonth = z.object({
  /** 2026-11, by the calendar of the company's time zone. */
  month: z.string(),
  requests: count,
  inputTokens: count,
  outputTokens: count,
  /** How many of them are reckoned from the texts, since the server does not tell. */
  estimatedTokens: count,
  /** How many of them were for meetings; the others were for questions. */
  meetingTokens: count,
  /** In `currency`; null where the operator has set no price. */
  cost: z.number().nullable(),
});
export type UsedMonth = z.infer<typeof UsedMonth>;

export const AssistantUsage = z.object({
  servers: z.object({
    /** Where questions and meetings are read; null for this machine. */
    language: ModelServer.extend({
      /** Whether attached pictures go there, too. */
      seesPictures: z.boolean(),
    }).nullable(),
    /** Where recordings are written down; null for this machine. */
    speech: ModelServer.nullable(),
  }),
  /** ISO 4217; null where the operator has set no price. */
  currency: z.string().nullable(),
  /** This month and the eleven before it, the newest first. */
  months: z.array(UsedMonth),
});
export type AssistantUsage = z.infer<typeof AssistantUsage>;

export const getAssistantUsage = endpoint({
  name: 'organizations.assistant-usage',
  summary:
    'Which servers the assistant and the speech recognition send to, and what models took for your company, by month.',
  method: 'GET',
  path: '/api/v1/organization/assistant',
  access: ['update', 'admin'],
  response: AssistantUsage,
});

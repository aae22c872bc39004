import type { Agent } from 'node:http';
import type { BlockList } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { CallRefused, guardedAgent } from '@/adapters/outbound/guarded-agent';
import { networksOf } from '@/adapters/outbound/networks';
import { type Posted, type PostLimits, post } from '@/adapters/outbound/post';
import type { WebhookMessage } from './message';

/** Where messages go, and what they are signed with: by former secrets too, until their time is over. */
export interface Receiver {
  url: string;
  secret: string;
  formerSecrets: string[];
}

/** Source: the Standard Webhooks specification advises 15 to 30 seconds; nobody here waits so long. */
const usual: PostLimits = { milliseconds: 10_000, answerBytes: 16_384 };

/** Sends messages to one receiver after the other, over one connection as long as it holds. */
export class WebhookLine {
  private readonly agent: Agent | CallRefused;
  private readonly url: URL;

  constructor(
    private readonly receiver: Receiver,
    listed: BlockList,
    private readonly limits: PostLimits,
    resolve?: Parameters<typeof guardedAgent>[2],
  ) {
    this.url = new URL(receiver.url);
    this.agent = agentFor(this.url, listed, resolve);
  }

  /** @throws what `signal` was aborted with */
  async send({ id, body }: WebhookMessage, signal: AbortSignal): Promise<Posted> {
    const { agent } = this;
    if (agent instanceof CallRefused)
      return { status: null, answer: '', failure: agent.why, milliseconds: 0, retryAfter: null };
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Tavla-Webhooks/1',
      ...signed(this.receiver, id, body, new Date()),
    };
    return post(this.url, { agent, headers, body: Buffer.from(body) }, this.limits, signal);
  }

  close(): void {
    if (!(this.agent instanceof CallRefused)) this.agent.destroy();
  }
}

/** Opens lines to receivers as the operator's settings allow. */
export type OpenLine = (receiver: Receiver) => WebhookLine;

/** @param networks that may be called although they are not public, by CIDR */
export function lineOpener(
  networks: readonly string[],
  limits: PostLimits = usual,
  resolve?: Parameters<typeof guardedAgent>[2],
): OpenLine {
  const listed = networksOf(networks);
  return (receiver) => new WebhookLine(receiver, listed, limits, resolve);
}

/** Pure: the three headers of the specification. */
function signed({ secret, formerSecrets }: Receiver, id: string, body: string, at: Date) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': [secret, ...formerSecrets]
      .map((one) => new Webhook(one).sign(id, at, body))
      .join(' '),
  };
}

function agentFor(url: URL, listed: BlockList, resolve?: Parameters<typeof guardedAgent>[2]) {
  try {
    return guardedAgent(url, listed, resolve);
  } catch (error) {
    if (error instanceof CallRefused) return error;
    throw error;
  }
}

/** Whether a receiver has taken a message. */
export const isTaken = ({ status }: Posted): boolean => status !== null && status >= 200 && status < 300;

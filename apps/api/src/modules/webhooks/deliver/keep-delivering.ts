import { isDatabaseDown } from '@/db/database-down';
import { eventChannel } from '@/db/events/event-log';
import { listen } from '@/db/events/notifications';
import { claimWebhooks } from './claims.repo';
import { type DeliveryDeps, takeTurn } from './take-turn';

interface Log {
  warn(details: object, text: string): void;
}

/** Webhooks that are sent to at a time by one process, and of one company by all processes. */
const places = { process: 40, company: 10 };
/** How often it looks for webhooks whose next try is due, or whose process died. */
const lookEvery = 2_000;
/** Events come in bursts: one look for all that came within this time. */
const gather = 50;

export interface Deliveries {
  /** Begins no turn any more; ends those that run, whose messages under way count as never tried. */
  stop(): Promise<void>;
}

/**
 * Sends webhooks their events for as long as the process lives. Several processes share the work: a claim in the
 * database says who sends to whom. It lives beside the queue, since a job for each event of each webhook would be as many
 * rows, and since order is kept by who holds the webhook.
 */
export function keepDelivering(deps: DeliveryDeps, log: Log, every = lookEvery): Deliveries {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let isWoken = false;
  let gathering: NodeJS.Timeout | undefined;

  const fault = (err: unknown) => {
    if (!signal.aborted)
      log.warn({ err }, isDatabaseDown(err) ? 'webhooks wait for the database' : 'webhooks');
  };
  const begin = (webhook: Parameters<typeof takeTurn>[1]) => {
    const turn = takeTurn(deps, webhook, signal)
      .catch(fault)
      .finally(() => {
        running.delete(turn);
        wake();
      });
    running.add(turn);
  };
  const look = async () => {
    isWoken = false;
    const free = places.process - running.size;
    if (free <= 0) return;
    for (const webhook of await claimWebhooks(deps.db.pool, { most: free, ofCompany: places.company }))
      begin(webhook);
  };
  function wake(): void {
    isWoken = true;
    if (looking || gathering || signal.aborted) return;
    gathering = setTimeout(() => {
      gathering = undefined;
      if (signal.aborted) return;
      looking = look()
        .catch(fault)
        .finally(() => {
          looking = null;
          if (isWoken) wake();
        });
    }, gather);
  }

  const notifications = listen(deps.db.url, { [eventChannel]: wake }, wake, fault);
  const timer = setInterval(wake, every);
  timer.unref();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      clearTimeout(gathering);
      await notifications.close();
      await looking;
      await Promise.all(running);
    },
  };
}

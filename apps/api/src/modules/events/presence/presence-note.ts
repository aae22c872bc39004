import { Presence, presenceTime } from '@tavla/shared/contracts/conversation/presence';
import { z } from 'zod';

/** The channel that carries what people do at tickets from process to process. */
export const presenceChannel = 'tavla_presence';

/** Who does what where: all that travels, so that it always fits into a notification. */
export const PresenceNote = Presence.extend({ organizationId: z.uuid() });
export type PresenceNote = z.infer<typeof PresenceNote>;

/** Pure: the note of a notification; undefined for what is none. */
export function parseNote(payload: string): PresenceNote | undefined {
  try {
    return PresenceNote.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** Pure: the line of a stream. It has no number, so that nobody takes it for an event of the log. */
export function presenceBytes({ taskId, userId, state }: PresenceNote): Buffer {
  const data = { resource: 'presence', action: 'update', data: { taskId, userId, state } };
  return Buffer.from(`data: ${JSON.stringify(data)}\n\n`);
}

/** So many tickets one stream is at: a page has one, and whoever calls for more loses the first. */
const most = 10;

/**
 * The tickets that the person of a stream is at, as they have said within the last seconds: each time it was checked
 * that they may see it. Only they hear who else is there.
 */
export class PlacesOfStream {
  private readonly until = new Map<string, number>();

  note({ taskId, state }: Pick<PresenceNote, 'taskId' | 'state'>, now: number): void {
    this.until.delete(taskId);
    if (state === 'gone') return;
    this.until.set(taskId, now + presenceTime.looking);
    const [first] = this.until.keys();
    if (this.until.size > most && first !== undefined) this.until.delete(first);
  }

  isAt(taskId: string, now: number): boolean {
    return (this.until.get(taskId) ?? 0) > now;
  }
}

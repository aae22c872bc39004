import type { Citation } from '@tavla/shared/chat/answers';
import { say } from '@tavla/shared/error-words';
import type pg from 'pg';
import { NIL } from 'uuid';
import type { SignedIn } from '@/http/access/access';
import { HttpError } from '@/http/errors/errors';
import type { Footing } from '@/modules/assistant/footing';
import type { QuestionKey } from '../answers.repo';
import { type Grounds, type Rights, readRights } from './rights.repo';

/**
 * What one try to answer goes by, as its person could do and see when it began. A role that loses a right, a block, a
 * meeting that is closed: whatever takes something of it away ends the try, for what was written may rest on it.
 */
export class AskerRights implements Footing {
  private readonly held: readonly string[];
  private readonly sight: string;
  private readonly meetings = new Set<string>();
  private readonly tasks = new Set<string>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly question: QuestionKey,
    { user, permissions }: SignedIn,
    /** The ticket that it is asked on, which everybody reads who sees it. */
    private readonly taskId: string | null,
  ) {
    this.held = permissions.map(({ action, resource }) => `${action} ${resource}`);
    this.sight = taskId === null ? user.id : NIL;
  }

  get grounds(): Grounds {
    return { held: this.held, sight: this.sight, meetings: [...this.meetings], tasks: [...this.tasks] };
  }

  restsOn(citation: Citation): void {
    const { kind, id, taskId, audioId } = citation;
    const meeting = kind === 'meeting' ? id : audioId;
    const task = kind === 'task' ? id : taskId;
    if (meeting) this.meetings.add(meeting);
    if (task && task !== this.taskId) this.tasks.add(task);
  }

  async require(): Promise<void> {
    const lost = lostBy(await readRights(this.pool, this.question, this.grounds));
    if (lost) throw lost;
  }
}

/** Pure: why a try cannot go on; undefined where it can. */
export function lostBy({ mayAsk, isSound }: Rights): HttpError | undefined {
  if (!mayAsk) return new HttpError(403, 'not-allowed', say('asker-may-not'));
  return isSound ? undefined : new HttpError(403, 'not-allowed', say('asker-rights-changed'));
}

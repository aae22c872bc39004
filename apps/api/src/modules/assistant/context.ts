import { saidToAssistant } from '@tavla/shared/contracts/chat';
import { may } from '@tavla/shared/permissions';
import { dateInZone, dayText } from '@/adapters/language/days/calendar-date';
import type { MeetingLanguage } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import type { SignedIn } from '@/http/access/access';
import { knownTags } from '@/modules/tasks/find/find-by-words';
import type { Asked } from './asked';
import { findNames } from './assistant.repo';
import { samePeople } from './same-people';
import { englishWords } from './words/english';
import { spanishWords } from './words/spanish';

/** What somebody wrote, and where. */
export interface Request {
  message: string;
  taskId: string | null;
  audioId: string | null;
  language: MeetingLanguage;
  /** The message's own, once it is kept. */
  messageId?: string | undefined;
  /** Whether files stand in the conversation. */
  hasFiles: boolean;
  /** When they wrote it. */
  now: Date;
}

/** What is known where somebody asks: people, departments and tags of the company, and the day. */
export async function gatherContext(
  db: CompanyDb,
  { user, permissions }: SignedIn,
  { message, messageId, taskId, audioId, language, now }: Omit<Request, 'hasFiles'>,
): Promise<Asked> {
  const timeZone = user.timeZone ?? 'UTC';
  const [{ people, departments }, inUse] = await Promise.all([findNames(db), knownTags(db)]);
  const seesPeople = may(permissions, 'read', 'user');
  const seesGroups = may(permissions, 'read', 'groups');
  const known = seesGroups
    ? samePeople(db.organizationId, people)
    : people.map((person) => ({ ...person, position: null }));
  return {
    ...{ db, message: saidToAssistant(message), language, timeZone, taskId, audioId, inUse },
    today: dayText(dateInZone(now, timeZone)),
    me: user.id,
    permissions,
    people: seesPeople ? known : known.filter(({ id }) => id === user.id),
    departments: seesGroups ? departments : [],
    tags: inUse.map(({ name }) => name),
    sees: { people: seesPeople, groups: seesGroups },
    place: taskId !== null ? 'ticket' : audioId !== null ? 'meeting' : 'board',
    forEverybody: taskId !== null,
    exceptMessageIds: messageId === undefined ? [] : [messageId],
    words: language === 'es' ? spanishWords : englishWords,
  };
}

import type { MessageMention } from '@tavla/shared/contracts/chat';
import { say } from '@tavla/shared/error-words';
import { fullName } from '@tavla/shared/full-name';
import { mentionsMax } from '@tavla/shared/limits';
import type { RunSql } from '@/db/run-sql';
import { invalid } from '@/http/errors/errors';
import { readersAmong } from '@/modules/tasks/task-readers';
import { keepMentions, type Mentioning } from './keep-mentions';
import { matchNames } from './match-names';
import { findNamed } from './mentions.repo';
import { mayBeFirstNames, namePlaces } from './name-places';

/** Whom a message mentions, and who of them may not see what it belongs to. */
export interface Mentioned {
  mentions: MessageMention[];
  unreached: { id: string; name: string }[];
}

/**
 * Reads once, when a message is written, whom it mentions; from then on it is ids that count. In a person's own
 * conversation nobody is spoken to.
 * @param chosen the people who were chosen while it was written
 * @param before what it said until now, and whom it mentioned: whom that still names stays meant
 * @throws HttpError 400 when one of those is blocked or not of this company, or when there are too many
 */
export async function findMentions(
  run: RunSql,
  organizationId: string,
  taskId: string | null,
  text: string,
  chosen: readonly string[],
  before?: Mentioning,
): Promise<Mentioned> {
  const places = namePlaces(text);
  if (taskId === null || (places.length === 0 && chosen.length === 0)) return { mentions: [], unreached: [] };
  // Of what is said twice once, and of too many enough to say so.
  const said = new Set(places.map(({ rest }) => rest));
  const texts = [...said].slice(0, mentionsMax + 10);
  const people = await findNamed(run, organizationId, chosen, texts.flatMap(mayBeFirstNames));
  if (chosen.some((id) => people.every((person) => person.id !== id))) {
    throw invalid('mentions', say('mention-unknown'));
  }
  const found = matchNames(text, people, chosen);
  const mentions = before ? keepMentions({ text, mentions: found }, before, chosen) : found;
  const ids = [...new Set(mentions.map(({ userId }) => userId))];
  if (ids.length > mentionsMax) {
    throw invalid('message', say('too-many-people-mentioned', { count: mentionsMax }));
  }
  const readers = await readersAmong(run, organizationId, taskId, ids);
  const unreached = people.filter(({ id }) => ids.includes(id) && !readers.some((one) => one.id === id));
  return { mentions, unreached: unreached.map((person) => ({ id: person.id, name: fullName(person) })) };
}

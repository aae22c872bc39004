import type { Attendee } from '@tavla/shared/meetings/findings';
import { findAttendees } from '@/adapters/language/find-attendees';
import { fold } from '@/adapters/language/fold-text';
import type { AnalysisInput } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import type { Actor, Change } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';
import { sqlOfPrisma } from '@/db/run-sql';
import { askAttendees } from '@/modules/inbox/ask-attendees';
import { meetingEvent } from '../meeting.presenter';
import { findSegments } from '../meetings.repo';
import { findSpeakers } from '../transcript/segments.repo';
import { isTheirs } from '../visibility/is-theirs';
import { tellReaders } from '../visibility/tell-readers';
import {
  addAttendees,
  changeSource,
  findAttendees as readAttendees,
  removeAttendees,
} from './attendees.repo';
import { findAttendeesInTurns } from './attendees-in-turns';
import { tellAttendees } from './change-attendees';
import { findKnownPeople } from './known-people';
import { namesOf, peopleCalled } from './people-called';

type People = AnalysisInput['people'];

/**
 * Whose name is given to lines by hand was there; who speaks in none any more was not, if nothing else says so. Part of
 * a change that has locked the meeting and has changed its lines. Who was there sees a closed meeting: of that only
 * those names count that are given by whoever may say who sees it.
 * @param names what speakers were called before and are called now
 */
export async function followSpeakers(
  db: CompanyDb,
  change: Change,
  actor: Actor,
  meeting: Audio,
  names: readonly (string | null)[],
): Promise<void> {
  const { prisma, organizationId, emit, audit } = change;
  const { id: audioId, visibility } = meeting;
  const isClosed = visibility !== 'company';
  if (isClosed && !(await isTheirs(db, meeting, actor))) return;
  const run = sqlOfPrisma(prisma);
  const people = await findKnownPeople(db);
  const touched = speaking(names, people);
  if (touched.size === 0) return;
  const now = speaking(await findSpeakers(prisma, organizationId, audioId), people);
  const before = new Map(
    (await readAttendees(run, organizationId, audioId)).map(({ userId, source }) => [userId, source]),
  );
  const come = [...touched].filter((id) => now.has(id) && (before.get(id) ?? 'named') === 'named');
  const gone = [...touched].filter((id) => !now.has(id) && before.get(id) === 'spoke');
  if (come.length + gone.length === 0) return;
  const named = await namedOf(db, audioId, people, gone);
  const save = async () => {
    const added = come.map((userId): Attendee => ({ userId, source: 'spoke' }));
    await addAttendees(run, organizationId, audioId, added);
    await changeSource(run, organizationId, audioId, named, 'named');
    const absent = gone.filter((id) => !named.includes(id));
    await removeAttendees(run, organizationId, audioId, absent);
    return meeting;
  };
  if (isClosed) {
    await tellReaders(change, audioId, save);
    emit(meetingEvent('update', meeting));
  } else await save();
  await tellAttendees(change, audioId);
  await askAttendees(change, audioId);
  audit(actor, {
    action: 'audio.update',
    targetType: 'audio',
    targetId: audioId,
    targetName: meeting.name,
    details: { spoke: come.length - gone.length },
  });
}

/** Whose names these are, each where it is exactly one person's. */
function speaking(names: readonly (string | null)[], people: People): ReadonlySet<string> {
  const speakers = [...new Set(names)].filter((name) => name !== null);
  const lines = speakers.map((speaker) => ({ id: '', startMs: 0, endMs: 0, text: '', speaker }));
  const called = peopleCalled(speakers, people);
  return new Set(findAttendees({ segments: lines, people: called }).map(({ userId }) => userId));
}

/** Those of these people whose name is said in the meeting: lines in which no part of it stands are not looked at. */
async function namedOf(
  db: CompanyDb,
  audioId: string,
  people: People,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = people.filter(({ id }) => ids.includes(id));
  const parts = gone
    .flatMap(({ firstName, lastName }) => [firstName, lastName])
    .flatMap((name) => fold(name).trim() || []);
  const lines = (await findSegments(db, audioId)).filter(({ text }) => {
    const folded = fold(text);
    return parts.some((part) => folded.includes(part));
  });
  const segments = lines.map((line) => ({ ...line, speaker: null }));
  const found = await findAttendeesInTurns({ segments, people: peopleCalled(namesOf(gone), people) });
  const named = new Set(found.map(({ userId }) => userId));
  return ids.filter((id) => named.has(id));
}

import type { Attendee, Segment } from '@tavla/shared/meetings/findings';
import { fold } from '@/adapters/language/fold-text';
import type { AnalysisInput } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import type { Actor, Change } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';
import { sqlOfPrisma } from '@/db/run-sql';
import { inTurns } from '@/lib/in-turns';
import { askAttendees } from '@/modules/inbox/ask-attendees';
import { meetingEvent } from '../meeting.presenter';
import { findSegmentPieces } from '../meetings.repo';
import { findSpeakers } from '../transcript/segments.repo';
import { uploaderOf } from '../visibility/is-theirs';
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
import { meansOneOf, namesOf, peopleCalled } from './people-called';

type People = AnalysisInput['people'];

/** Names that are looked at in one turn of the event loop: a transcript may have as many speakers as lines. */
const namesOfTurn = 1_000;

/**
 * Whose name is given to lines by hand was there; who speaks in none any more was not, if nothing else says so. Part of
 * a change that has locked the meeting and has changed its lines. Who was there sees a closed meeting: of that only
 * those names count that are given by whoever may say who sees it, and whole; a part of a name only names somebody. A line
 * that somebody else has named says nothing then, whichever other line was renamed.
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
  const uploader = isClosed ? await uploaderOf(db, meeting) : null;
  if (uploader !== null && uploader !== actor.id) return;
  const run = sqlOfPrisma(prisma);
  const people = await findKnownPeople(db);
  const touched = await speaking(names, people, isClosed);
  if (touched.size === 0) return;
  // Of all who speak only those matter who could be one of them.
  const isMeant = meansOneOf(people.filter(({ id }) => touched.has(id)));
  const said = await findSpeakers(prisma, organizationId, audioId, uploader);
  const now = await speaking(said, people, isClosed, isMeant);
  const before = new Map(
    (await readAttendees(run, organizationId, audioId)).map(({ userId, source }) => [userId, source]),
  );
  const come = [...touched.keys()].flatMap((userId): Attendee[] => {
    const [source, was] = [now.get(userId), before.get(userId)];
    const isMore = was === undefined || (was === 'named' && source === 'spoke');
    return source && isMore ? [{ userId, source }] : [];
  });
  const left = [...touched.keys()].filter((id) => isLess(before.get(id), now.get(id)));
  const named = [
    ...(await namedOf(db, audioId, people, left)),
    ...left.filter((id) => now.get(id) === 'named'),
  ];
  const gone = left.filter((id) => before.get(id) === 'spoke' || !named.includes(id));
  if (come.length + gone.length === 0) return;
  const save = async () => {
    await addAttendees(run, organizationId, audioId, come);
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
    details: { spoke: spoken(come.map(({ source }) => source)) - spoken(gone.map((id) => before.get(id))) },
  });
}

type Source = Attendee['source'] | undefined;

/** Whether somebody who is among the attendees because of the lines alone is less there by what they say now. */
const isLess = (before: Source, now: Source) =>
  before === 'spoke' ? now !== 'spoke' : before === 'named' && now === undefined;
const spoken = (sources: readonly Source[]) => sources.filter((source) => source === 'spoke').length;

/**
 * Whose names these are, each where it is exactly one person's; whether they spoke or, where only whole names count,
 * may have.
 * @param isMeant leaves out names that nobody asks about
 */
async function speaking(
  names: readonly (string | null)[],
  people: People,
  byWholeName: boolean,
  isMeant: (name: string) => boolean = () => true,
): Promise<ReadonlyMap<string, Attendee['source']>> {
  const speakers: string[] = [];
  for await (const some of inTurns([...new Set(names)], namesOfTurn))
    speakers.push(...some.filter((name) => name !== null && isMeant(name)).map(String));
  const lines = speakers.map((speaker) => ({ id: '', startMs: 0, endMs: 0, text: '', speaker }));
  const meant = peopleCalled(speakers, people);
  const found = await findAttendeesInTurns({ segments: lines, people: meant, byWholeName });
  return new Map(found.map(({ userId, source }) => [userId, source]));
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
  const segments: Segment[] = [];
  for await (const some of inTurns(await findSegmentPieces(db, audioId), 1))
    for (const lines of some)
      for (const line of JSON.parse(lines) as Segment[]) {
        const folded = fold(line.text);
        if (parts.some((part) => folded.includes(part))) segments.push({ ...line, speaker: null });
      }
  const found = await findAttendeesInTurns({ segments, people: peopleCalled(namesOf(gone), people) });
  const named = new Set(found.map(({ userId }) => userId));
  return ids.filter((id) => named.has(id));
}

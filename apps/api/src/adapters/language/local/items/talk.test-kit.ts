import type { MeetingLanguage } from '@/adapters/language/language';
import { analyseMeeting } from '../analyse-meeting';

const people = [
  ['nora', 'Nora', 'Ekberg'],
  ['samir', 'Samir', 'Haddad'],
  ['ines', 'Inés', 'Romero'],
  ['diego', 'Diego', 'Soto'],
].map(([id = '', firstName = '', lastName = '']) => ({ id, firstName, lastName, email: `${id}@tavla.test` }));

/** Titles, owners (or all who may be meant) and days of what is for the board. Said on Wednesday 2026-10-07. */
export async function itemsOf(lines: readonly string[], language: MeetingLanguage) {
  const segments = lines.map((line, at) => {
    const [, speaker = null, text = ''] = /^(\p{L}+): (.*)$/u.exec(line) ?? [];
    return { id: String(at), startMs: at * 5000, endMs: at * 5000 + 4500, text, speaker };
  });
  const said = { recordedAt: '2026-10-07T10:00:00Z', timeZone: 'Europe/Stockholm' };
  const { actionItems } = await analyseMeeting({ segments, language, ...said, people, tasks: [] });
  return actionItems
    .filter(({ confidence }) => confidence >= 0.65)
    .map(({ title, ownerId, ownerCandidates, endDate }) => [
      title,
      ownerId ?? ownerCandidates.toSorted().join(' or '),
      endDate,
    ]);
}

import { fold } from '@/adapters/language/fold-text';
import type { CompanyFile } from './company-file.test-kit';

/** A small company, and the word for tables of each task's title. */
export interface Trade {
  file: CompanyFile;
  keys: ReadonlyMap<string, string>;
}

type Meeting = CompanyFile['meetings'][number];

/**
 * A small company in few words. A person by name, department, position and 'gone'; who asks comes first. A task by a word
 * for tables, its title, whose it is, its column, its day, its tags, and how many days ago it was created and moved. A
 * meeting by its name, language, days ago and who was there, and below it its lines by their second, '!' before what was
 * decided and '>' before what somebody promised.
 */
export function trade(people: readonly string[], open: string, lines: string, meetings = ''): Trade {
  const rows = cellsOf(lines);
  const titleOf = new Map(rows.map(([key = '', title = '']) => [key, title]));
  const persons = people.map((line, at) => {
    const [name = '', department = 'House', position = 'Staff', mark] = line.split(', ');
    const [firstName = '', lastName = ''] = name.split(' ');
    const email = fold(`${firstName}.${lastName}@example.com`);
    const role = at === 0 ? 'admin' : 'user';
    return { name, firstName, lastName, email, blocked: mark === 'gone', department, role, position };
  });
  const file: CompanyFile = {
    ...{ today: '2026-11-25', timeZone: 'Europe/Madrid', asker: persons[0]?.name ?? '', meeting: '' },
    ...{ ticket: titleOf.get(open) ?? '', departments: [...new Set(persons.map((one) => one.department))] },
    people: persons,
    meetings: meetingsOf(meetings),
    tasks: rows.map(([, title = '', assignee = '', status = '', due = '', tags = '', ages = '20 20']) => {
      const [daysAgoCreated = 20, daysAgoMoved = 20] = ages.split(' ').map(Number);
      return {
        ...{ title, status, description: '', daysAgoCreated, daysAgoMoved },
        assignee: assignee === '' ? null : assignee,
        due: due === '' ? null : Number(due),
        tags: tags.split(' ').flatMap((name) => (name === '' ? [] : [{ name, category: 'Area' }])),
      };
    }),
  };
  return { file, keys: new Map([...titleOf].map(([key, title]) => [title, key])) };
}

const cellsOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

function meetingsOf(lines: string): Meeting[] {
  const meetings: Meeting[] = [];
  for (const [first = '', language = '', daysAgo, attendees = ''] of cellsOf(lines)) {
    const [, second, mark, speaker = '', text = ''] = /^(\d+) ([!>]?)([^:]+): (.*)$/.exec(first) ?? [];
    const meeting = meetings.at(-1);
    if (second === undefined && first !== '')
      meetings.push({
        ...{ name: first, language, daysAgo: Number(daysAgo), attendees: attendees.split(', ') },
        ...{ transcript: [], decisions: [], actionItems: [] },
      });
    if (second === undefined || !meeting) continue;
    meeting.transcript.push({ second: Number(second), speaker, text });
    if (mark === '!') meeting.decisions.push({ second: Number(second), text });
    if (mark === '>')
      meeting.actionItems.push({ title: text, owner: speaker, due: null, second: Number(second) });
  }
  return meetings;
}

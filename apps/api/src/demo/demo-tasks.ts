import type { Column, Tag, TagColor } from '@tavla/shared/contracts/tasks';

export interface DemoTask {
  column: Column;
  title: string;
  description: string;
  /** First name of the assignee. */
  assignee: string;
  /** Days from today to the due date; null for none. */
  due: number | null;
  tags: Tag[];
}

const colors = {
  Bug: ['Type', 'red'],
  Feature: ['Type', 'blue'],
  Chore: ['Type', 'gray'],
  Research: ['Type', 'purple'],
  Web: ['Area', 'blue'],
  Mobile: ['Area', 'purple'],
  Backend: ['Area', 'green'],
  Infrastructure: ['Area', 'orange'],
  'Key account': ['Customer', 'orange'],
  Onboarding: ['Customer', 'green'],
  'This quarter': ['Goal', 'gray'],
} as const satisfies Record<string, readonly [string, TagColor]>;
type DemoTag = keyof typeof colors;

/** One line a task, top to bottom as they stand: title, assignee, due in days, tags, description. */
export const demoTasks: readonly DemoTask[] = [
  ...column('pending', [
    [
      'Decide on the name of the new pricing plan',
      'Sofie',
      9,
      ['This quarter'],
      'Three names are left after the customer interviews.',
    ],
    ['Compare two providers for error tracking', 'Amara', null, ['Research', 'Infrastructure'], ''],
    [
      'Ask Norwind about their single sign-on',
      'Priya',
      5,
      ['Key account', 'Research'],
      'They use their own identity provider and want a test account first.',
    ],
    [
      'Rewrite the empty states in the app',
      'Daniel',
      null,
      ['Feature', 'Web'],
      'Each should say what to do next, in one sentence.',
    ],
    ['Offer invoices in Swedish kronor', 'Helena', 21, ['Feature'], ''],
    [
      'Spanish version of the help pages',
      'Oliver',
      30,
      ['Onboarding'],
      'Start with the ten pages that are read most.',
    ],
    [
      'Check whether the old export is still used',
      'Mei',
      null,
      ['Chore'],
      'If nobody has used it since spring, we can take it out.',
    ],
  ]),
  ...column('todo', [
    [
      'Show the time zone next to every due date',
      'Lucía',
      2,
      ['Bug', 'Web'],
      'Customers in Lisbon see tomorrow instead of today after eleven in the evening.',
    ],
    ['Renew the certificate of the status page', 'Jonas', 1, ['Chore', 'Infrastructure'], ''],
    [
      'Call the three customers who left in the spring',
      'Priya',
      4,
      ['Key account'],
      'Ask what would have kept them, and write it down word for word.',
    ],
    ['Push notifications when somebody is assigned', 'Tomasz', 12, ['Feature', 'Mobile', 'This quarter'], ''],
    [
      'Limit how often a password link can be asked for',
      'Amara',
      3,
      ['Bug', 'Backend'],
      'Found in the security review: there is no limit for each address.',
    ],
    [
      'Draw the new settings page',
      'Daniel',
      6,
      ['Feature', 'Web', 'This quarter', 'Research'],
      'Two columns on a wide screen, one on a phone. No tabs.',
    ],
    ['Write this month’s newsletter', 'Oliver', 8, [], ''],
    [
      'Plan the customer evening in Gothenburg',
      'Oliver',
      25,
      ['Key account'],
      'About forty people. A room with a stage would be good.',
    ],
    ['Delete test accounts older than a year', 'Jonas', null, ['Chore', 'Backend'], ''],
    [
      'Answer the questionnaire of Aldane Bank',
      'Marcus',
      -1,
      ['Key account'],
      'Sixty questions about security; half of the answers are in last year’s.',
    ],
    ['Keyboard shortcuts in the list view', 'Lucía', null, ['Feature', 'Web'], ''],
    ['Interview two candidates for support', 'Mei', 5, [], ''],
  ]),
  ...column('in-progress', [
    [
      'Mobile app migration',
      'Tomasz',
      10,
      ['Mobile', 'This quarter', 'Feature'],
      'The last two screens are left: settings and search.',
    ],
    [
      'Faster search for large teams',
      'Amara',
      2,
      ['Feature', 'Backend', 'This quarter'],
      'More than 2,000 tasks take four seconds. The goal is half a second.',
    ],
    [
      'Import from spreadsheets',
      'Lucía',
      7,
      ['Feature', 'Onboarding', 'Web'],
      'Dates in all the ways people write them; show what could not be read.',
    ],
    ['Move backups to the second location', 'Jonas', 0, ['Infrastructure', 'Chore'], ''],
    [
      'Onboarding plan for Kestrel Logistics',
      'Priya',
      3,
      ['Onboarding', 'Key account'],
      'They start with 80 people in two offices.',
    ],
    ['Budget for the coming year', 'Helena', 14, [], 'Every department sends its numbers first.'],
    ['Photographs for the new website', 'Daniel', -2, [], ''],
    [
      'Find out why sign-up mails arrive late',
      'Jonas',
      -3,
      ['Bug', 'Infrastructure'],
      'Only with one provider, and only in the morning.',
    ],
    [
      'Talk with ten users about the board',
      'Sofie',
      6,
      ['Research'],
      'Six are done. What they want most: fewer clicks to add a task.',
    ],
  ]),
  ...column('done', [
    ['Dark colours for the whole app', 'Lucía', -4, ['Feature', 'Web'], ''],
    [
      'Crash when a photo is turned',
      'Tomasz',
      -6,
      ['Bug', 'Mobile'],
      'Happened on phones with little memory.',
    ],
    ['Price list for resellers', 'Oliver', -9, [], ''],
    [
      'Load test before the autumn campaign',
      'Amara',
      -7,
      ['Infrastructure', 'Backend'],
      'Held 900 requests a second for an hour.',
    ],
    [
      'New contract with the hosting company',
      'Helena',
      -12,
      ['Infrastructure'],
      'Two years, with a price cap.',
    ],
    ['Wrong number of open tickets in the report', 'Amara', -5, ['Bug', 'Backend'], ''],
    [
      'Welcome mail for new customers',
      'Mei',
      -10,
      ['Onboarding'],
      'Short: three links and a name to write to.',
    ],
    ['Survey about support', 'Mei', -15, ['Research'], '212 answers; 91 % were satisfied or very satisfied.'],
    ['Accessible names for all buttons', 'Lucía', -3, ['Chore', 'Web'], ''],
    ['Agree on the roadmap of the quarter', 'Sofie', -20, ['This quarter'], ''],
  ]),
];

type Line = [title: string, assignee: string, due: number | null, tags: DemoTag[], description: string];

function column(name: Column, lines: Line[]): DemoTask[] {
  return lines.map(([title, assignee, due, tags, description]) => ({
    column: name,
    title,
    description,
    assignee,
    due,
    tags: tags.map((tag) => {
      const [category, color] = colors[tag];
      return { id: tag.toLowerCase().replaceAll(' ', '-'), name: tag, category, color };
    }),
  }));
}

import { pagesInWords } from '@tavla/shared/chat/pages-in-words';
import { lineMax, picturesSeenBytes, tagsMax, textMax } from '@tavla/shared/limits';
import { fieldWords } from '@tavla/shared/task-fields';
import { englishPlace } from '@/adapters/language/place-words';
import type { AssistantWords } from './assistant-words';
import { englishFilter } from './filter-words';
import { listed, namesOfCandidates } from './list-words';

const megabytes = picturesSeenBytes / 2 ** 20;
const quoted = (name: string) => `“${name}”`;
const tasks = (count: number) => `${count} ${count === 1 ? 'task' : 'tasks'}`;

export const englishWords: AssistantWords = {
  locale: 'en-GB',
  columns: {
    pending: 'Pending',
    'on-approval': 'Pending (a proposal)',
    todo: 'To Do',
    'in-progress': 'In Progress',
    done: 'Done',
  },
  fields: fieldWords('en'),

  and: 'and',
  unclear({ about, words, why, candidates }, asked) {
    const names = listed(namesOfCandidates(about, candidates, asked), 'or');
    const said = words === '' ? '' : ` “${words}”`;
    if (about === 'correction')
      return `You take something back, and I do not understand what${said} stands for. Say the whole wish once more.`;
    if (about === 'day' && why === 'unsure') {
      return 'Is that the day by which it is due? Say “due on Monday”, or leave the day out.';
    }
    if (why === 'several' || why === 'unsure') {
      if (names === '') return `I am not sure what you mean by${said}. Can you say it more precisely?`;
      return why === 'several'
        ? `More than one is called${said}. Do you mean ${names}?`
        : `I am not sure what you mean by${said}. Do you mean ${names}?`;
    }
    if (why === 'blocked') return `${names || words} is inactive and can be given nothing.`;
    if (why === 'unknown') {
      if (about === 'person') return `I found nobody called${said}.`;
      if (about === 'task') return `I found no task called${said}.`;
      if (about === 'tag') return `No task has the tag${said}.`;
      if (about === 'column') {
        return `There is no column${said}. They are Pending, To Do, In Progress and Done.`;
      }
      return `I do not understand the day${said}. You can write it like 3 December.`;
    }
    if (about === 'titles') return 'Into which tasks? Write their titles one after another, with commas.';
    if (about === 'person') return 'Who is it for?';
    if (about === 'day') return 'For which day?';
    return 'Which task do you mean?';
  },
  offer: (count) =>
    count === 1
      ? 'I can change this for you. Nothing is changed before you apply it.'
      : `I can make these ${count} changes for you. Nothing is changed before you apply them.`,
  understood: (meant) =>
    meant === '' ? 'If I understand you right:' : `If I understand you right (${meant}):`,
  filter: englishFilter,
  guess: (count) =>
    count === 1
      ? 'I am not sure that I read this right. If this is what you mean, tick it and apply it.'
      : 'I am not sure that I read this right. Tick what you mean and apply it.',
  tooMany: (count, most) => `These are ${count} changes, more than the ${most} that I offer at a time.`,
  soAlready: 'There is nothing to change: it is so already.',
  cannotHold: (field) => {
    if (field === 'title')
      return `A title is one line of at most ${lineMax} characters, with something to be seen in it.`;
    if (field === 'tags') return `A task has at most ${tagsMax} tags.`;
    if (field === 'description')
      return `A description has at most ${textMax} characters. I have not offered it.`;
    return 'No task can hold that. I have not offered it.';
  },
  noneFits: 'I found no task like that.',
  noDayToShift: 'There is no due date to move. Say the day, like 3 December.',
  noDuplicates: 'I found no two open tasks that say the same.',
  same: (pairs) =>
    ['These seem to say the same:', ...pairs.map(([one, other]) => `- **${one}** and **${other}**`)].join(
      '\n',
    ),
  alike: (pairs) =>
    [
      'I found no two tasks that surely say the same. These are alike:',
      ...pairs.map(([one, other]) => `- **${one}** and **${other}**`),
    ].join('\n'),
  draftOpening: (meeting) => `From the meeting “${meeting}”:`,
  nothingToDraftFrom: 'I know nothing about this task to write a description from.',
  mayNotChange: 'Your role does not allow you to change tasks.',
  mayNotSee: {
    people: 'Your role does not allow you to see your colleagues.',
    departments: 'Your role does not allow you to see departments.',
  },

  count: (total) => (total === 0 ? 'None: I found no task like that.' : `${tasks(total)}:`),
  andMore: (count) => `… and ${count} more.`,
  noDay: 'no due date',
  nobody: 'nobody',
  someone: 'Someone',
  most: (names, count, people) =>
    people === 1
      ? `${names} has the most: ${tasks(count)}.`
      : `${names} have the most: ${tasks(count)} each.`,
  nobodyHas: 'Nobody has any such task.',
  it: 'It',
  assignee: (subject, name) => `${subject} is assigned to ${name}.`,
  unassigned: (subject) => `${subject} is not assigned to anyone.`,
  due: (subject, day) => `${subject} is due on ${day}.`,
  notDue: (subject) => `${subject} has no due date.`,
  status: (subject, column) => `${subject} is in ${column}.`,
  since: (subject, column, day) => `${subject} has been in ${column} since ${day}.`,
  created: (subject, day) => `${subject} was created on ${day}.`,
  tags: (subject, names) => `${subject} has the tags ${names}.`,
  noTags: (subject) => `${subject} has no tags.`,
  description: (title, text) => `**${title}**: ${text}`,
  noDescription: (title) => `**${title}** has no description.`,
  workingOn: (name, count) => `${name} is working on ${tasks(count)}:`,
  idle: (name) => `${name} has nothing in progress.`,
  next: (count) => `To do next, ${tasks(count)}:`,
  person: ({ name, position, departments, manager, email, isActive }) => {
    const facts = [
      position ?? '',
      departments.length > 0 ? `in ${listed(departments, 'and')}` : '',
      manager === null ? '' : `reports to ${manager}`,
      email ?? '',
      isActive ? '' : 'inactive',
    ].filter(Boolean);
    return facts.length > 0 ? `**${name}**: ${facts.join(', ')}.` : `**${name}** works here.`;
  },
  people: (count) => `${count} people:`,
  meetings: (count) => `${count} ${count === 1 ? 'meeting' : 'meetings'}:`,
  noMeetings: 'I found no meetings in those days that I could tell you about.',
  meetingWas: (meeting, day) => `“${meeting}” was on ${day}.`,
  team: (department, count) => `${department}: ${count === 1 ? '1 person' : `${count} people`}.`,
  least: (names, count, people) =>
    `${names} ${people === 1 ? 'has' : 'have'} the least to do: ${count === 0 ? 'no open tasks' : `${count} open ${count === 1 ? 'task' : 'tasks'}`}${people === 1 ? '' : ' each'}.`,
  promises: (name) => `What ${name} took on in meetings:`,
  noPromises: (name) => `I found nothing that ${name} took on in a meeting.`,
  decisions: 'What was decided:',
  noDecisions: (about) =>
    about === ''
      ? 'I found no decisions in the meetings that you may see.'
      : `I found no noted decision that names ${about} in the meetings that you may see.`,
  said: (speaker, meeting, time) => `${speaker ?? 'Somebody'} said at ${time} in “${meeting}”:`,
  notSaid: 'This task does not come from a meeting that you may see, so I do not know who said it.',
  present: (meeting, names) => `In “${meeting}” were ${names}.`,
  nobodyPresent: (meeting) => `Nobody is said to have been in “${meeting}”.`,
  noMeetingNamed: (words) => `I found no meeting called “${words}” that I could tell you about.`,
  noMeeting: 'I found no meeting that I could tell you about.',
  summary: (meeting) => `“${meeting}” in short:`,
  decided: 'Decided:',
  decidedThere: 'This was decided right after it came up:',
  toDo: 'To do:',
  changes: (since, until) => {
    if (since === null) return 'What changed last:';
    if (until === null) return `Since ${since}:`;
    return since === until ? `On ${since}:` : `From ${since} to ${until}:`;
  },
  noChanges: (since, until) => {
    if (since === null) return 'Nothing has changed.';
    if (until === null) return `Nothing has changed since ${since}.`;
    return since === until ? `Nothing changed on ${since}.` : `Nothing changed from ${since} to ${until}.`;
  },
  comments: (title, count) =>
    count === 1 ? `One comment on “${title}”:` : `On “${title}” people wrote, the newest last:`,
  noComments: (title, person) =>
    `${person ?? 'Nobody'} has ${person ? 'not ' : ''}commented on ${title === null ? 'any of these tasks' : `“${title}”`}.`,
  wasCreated: 'created',
  wasMoved: (column) => `moved to ${column}`,
  wasChanged: (fields) => `changed: ${fields}`,
  comesFrom: (meeting, time) => `It comes from “${meeting}”, at ${time}:`,
  found: 'I found this:',
  nearest: 'I found nothing that says exactly this. The nearest is:',
  welcome: 'You are welcome.',
  withdrawn: 'All right. I have changed nothing.',
  related: (title) => `What has to do with **${title}**:`,
  noRelated: (title) => `I found nothing else that has to do with **${title}**.`,
  place: englishPlace,
  nothing: (about) =>
    about === ''
      ? 'I found nothing about that in the tasks, meetings, messages and files that you may see.'
      : `I found nothing about ${about} in the tasks, meetings, messages and files that you may see.`,

  loads: (people) => {
    const each = people.map(
      ({ name, count, late }) => `${name} ${tasks(count)}${late > 0 ? ` (${late} overdue)` : ''}`,
    );
    return `Open at present: ${listed(each, 'and')}.`;
  },
  looseItems: (meeting, count) =>
    count === 0
      ? `Everything that “${meeting}” asks for is on the board.`
      : `Asked for in “${meeting}” and not on the board yet:`,
  outside: [
    'I cannot write or send anything outside Tavla: no mails, calls or calendars. What I can do instead:',
    '- leave a text as a comment or as the description of a task: “Comment on the licence: …”',
    '- create a task for it: “Create a task: write to the bank, for Grace, by Friday”',
    '- remind you or somebody else of it: “Remind me on Friday about the licence”',
    '- find what was said and decided about it, for you to write from',
  ].join('\n'),
  help: [
    'I know the tasks, meetings, messages and files that you may see, and I can prepare changes for you. For example:',
    '- What is overdue? What is due this week? Who has the most to do?',
    '- What did we decide about the budget? Who said this? Summarise the last meeting.',
    '- What changed since Monday? When is it due? Why do we need this?',
    '- Assign it to me and move it to In Progress. Postpone it by a week. Split it into A, B and C.',
    '- Move all of my overdue tasks to Pending. Remind me on Friday. Create a task: call the bank.',
    'Nothing is changed before you apply it.',
  ].join('\n'),
  cutShort:
    'I stopped there: this question takes more looking up than one answer may. Ask for less at a time.',
  unsupported:
    'Nothing in the tasks, meetings, messages and files that I may tell of here supports this answer.',
  unsupportedParts: (sentences) =>
    ['Nothing that I may tell of here supports this:', ...sentences.map((one) => `- “${one}”`)].join('\n'),
  unknownFigures: (figures) =>
    `I found no such figure in anything that I looked up, so it may be wrong: ${figures}.`,
  leftOut: (count) =>
    count === 1
      ? 'I left out one change that cannot be made like that.'
      : `I left out ${count} changes that cannot be made like that.`,
  blind: 'I have not seen the pictures: the model that answers here did not take them.',
  unseen: (names) =>
    `I have not seen ${listed(names.map(quoted), 'and')}: I am shown a few pictures for a question, of ${megabytes} MB together.`,
  withoutText: (name, pages) =>
    `In ${quoted(name)} I could read nothing on p. ${pagesInWords(pages)}: such pages have no text, as scanned ones do not.`,
};

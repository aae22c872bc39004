/** Texts of the company's settings of the assistant. */
export const assistant = {
  setting: 'Assistant',
  settingHint: 'A change holds at once, for everybody and on every page.',
  on: {
    label: 'On',
    hint: 'Answers questions, suggests changes and reads meetings, with the model that this server is set up with, if any.',
  },
  local: {
    label: 'On this server only',
    hint: 'The same by rules on this server, which understand less. Nothing is sent to a model.',
  },
  off: {
    label: 'Off',
    hint: 'Answers nobody: every message is a comment. Conversations can still be read, and meetings are read by rules on this server.',
  },
  limit: {
    label: 'Tokens of a model a month',
    hint: 'Once they are used, questions and meetings are read by rules on this server until the next month. Leave it empty for no limit.',
    none: 'No limit',
    value: '{{value, number}}',
    near: '{{share, number}}% of the {{limit, number}} tokens of this month are used.',
    over: 'The {{limit, number}} tokens of this month are used up: questions and meetings are read by rules on this server until the next month, or until you allow more.',
  },
  sent: {
    title: 'What is sent where',
    nothing:
      'Nothing goes to a model or a speech service: this server reads questions, meetings and recordings by itself.',
    language:
      'To {{host}} ({{model}}): questions with the tickets, messages, files and passages that they are about, lists and counts of tasks on the board, and the names of people and departments with what they work on; transcripts of meetings with the names of people and the titles of open tasks.',
    seen: 'To {{host}} ({{model}}): questions with the tickets, messages, files and passages that they are about, lists and counts of tasks on the board, and the names of people and departments with what they work on; the newest pictures of their conversation as they were attached; transcripts of meetings with the names of people and the titles of open tasks.',
    kept: 'To {{host}} ({{model}}): nothing of your company, as the saved setting says.',
    speech:
      'To {{host}} ({{model}}): recordings of meetings, to be written down. The setting above does not change that; whoever runs this server can.',
  },
  usage: {
    title: 'Use of the model',
    loading: 'Loading what the model was used for',
    failed: 'What the model was used for could not be loaded.',
    empty: 'No model was asked in the last twelve months.',
    table: 'Use of the model by month',
    month: 'Month',
    requests: 'Requests',
    tokens: 'Tokens',
    cost: 'Cost',
    figure: '{{value, number}}',
    meetings: '{{value, number}} for meetings',
    price: '{{value, currency}}',
    noPrice: '—',
    reckoned: 'Part of the tokens is reckoned from the texts, since the server does not count them.',
  },
} as const;

/** Texts of the company's settings of the assistant. */
export const assistant = {
  setting: 'Assistant',
  settingHint: 'A change holds at once, for everybody and on every page.',
  on: {
    label: 'On',
    hint: 'Answers questions, suggests changes and reads meetings, with the model that this server is set up with, if any.',
  },
  local: {
    label: 'On this machine only',
    hint: 'The same by rules on this server, which understand less. Nothing is sent to a model.',
  },
  off: {
    label: 'Off',
    hint: 'Answers nobody: every message is a comment. Conversations can still be read, and meetings are read by rules on this server.',
  },
} as const;

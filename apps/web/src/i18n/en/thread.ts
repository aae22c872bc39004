/** Texts of tickets and their conversations that are needed before their drawer is. */
export const thread = {
  ticket: 'Ticket',
  assistant: 'AI assistant',
  unreached_one: '{{names, list}} may not see this ticket and was not told.',
  unreached_other: '{{names, list}} may not see this ticket and were not told.',
  filesNotKept_one: 'The file that you had chosen was not kept. Choose it again.',
  filesNotKept_other: 'The {{count}} files that you had chosen were not kept. Choose them again.',
};

/** What is told of one's work on the board when it could not be made as it was meant. */
export const notices = {
  nothingUndone: 'Nothing was taken back: there were changes since.',
  failed: {
    move: 'The move was not saved',
    create: 'The task was not added',
    edit: 'The task was not changed',
    delete: 'The task was not deleted',
    restore: 'The task was not brought back',
    batch: 'The tasks were not changed',
  },
  gone: 'Someone deleted it in the meantime.',
  kept: 'What was entered is in the form when that opens again.',
  notDeleted: {
    title_one: '“{{title}}” was not deleted',
    title_other: '{{count}} tasks were not deleted',
    why_one: 'Somebody changed it before the deletion arrived. Delete it again if it shall go as it is now.',
    why_other:
      'Somebody changed them before the deletion arrived. Delete them again if they shall go as they are now.',
  },
};

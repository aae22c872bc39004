/** What is refused about tasks, and about the talk beside them. */
export const taskRefusals = {
  'task-not-found': 'This task does not exist.',
  'some-task-not-found': 'One of these tasks does not exist.',
  'id-taken': 'This id is taken. Leave it out, or choose another.',
  'added-and-deleted': 'It had been added already, and was deleted since.',
  'unknown-assignee': 'The assignee does not exist. Choose somebody of your company.',
  'assignee-blocked': 'This person is inactive and can be given no new task. Choose somebody else.',
  'task-changed-meanwhile': 'Somebody changed the same part of this task meanwhile.',
  'task-in-demand': 'This task is being changed by many people at once. Try again.',
  'task-would-have-too-many-tags':
    'A task may have at most {{most}} tags. "{{title}}" would have {{count}} tags.',
  'tasks-would-have-too-many-tags':
    'A task may have at most {{most}} tags. "{{title}}" would have {{tags}} tags. So would {{count}} more.',
  'would-have-tags': '"{{title}}" would have {{count}} tags.',
  'board-too-large':
    'The board is larger than {{megabytes}} MB. Delete tasks, or ask for it in pages with limit and cursor.',

  'nothing-to-send': 'Write a message or attach a file.',
  'mention-unknown': 'Somebody whom you mention is not here any more. Choose them again.',
  'too-many-people-mentioned': 'A message may mention at most {{count}} people.',
  'files-too-large': 'The files are too large together. A message may carry {{megabytes}} MB.',
  'attachment-not-found': 'This file does not exist.',
  'message-not-found': 'This message does not exist.',
  'message-two-places': 'A conversation is about a ticket or about a meeting. Name one of the two.',
  'conversation-not-found': 'This conversation cannot be brought back any more.',
  'message-of-another': 'Only who wrote a message can change or delete it.',
  'too-many-reactions': 'A message may carry at most {{count}} signs.',
  'quoted-not-here': 'The message that you quote is not in this conversation any more.',
  'message-id-taken': 'A message with this id exists. Send it with another id.',
  'attachment-type':
    '"{{name}}" cannot be attached. Attach PDF, Word (.docx), Excel (.xlsx), CSV, text or Markdown files, or images (PNG, JPEG, WebP).',
  'attachment-save-as':
    '"{{name}}" is of a kind that cannot be read. Save it as {{extension}} and attach that.',
  'attachment-archive': '"{{name}}" is an archive. Unpack it and attach the files that matter.',
  'attachment-size': '"{{name}}" is too large to be read. Files may have up to {{megabytes}} MB.',
  'attachment-empty': '"{{name}}" is empty. Attach the file with its content.',
  'attachment-damaged':
    '"{{name}}" is damaged, or is not what its name says. Save it again and attach it anew.',
  'attachment-misnamed':
    '"{{name}}" holds something else than its name says. Let its name end in {{extension}} and attach it anew.',
  'attachment-protected': '"{{name}}" is protected by a password. Attach it without one.',
  'attachment-limits': '"{{name}}" takes too long or too much memory to read. Attach a smaller part of it.',
  'attachment-pixels': '"{{name}}" has more than {{megapixels}} million pixels. Attach a smaller one.',
  'suggestion-not-found': 'The assistant has not offered this.',
  'suggestion-guessed':
    'The assistant is not sure of these changes. Name those that are meant in the field changeIds.',
  'suggestion-dismissed': 'These changes were put aside already.',
  'assistant-off': 'The assistant is switched off in your company.',
  'assistant-switched':
    'Your company has just changed what the assistant may do, while it was answering. Ask again.',
  'assistant-said-nothing': 'The assistant found nothing to say. Try again.',
  'asker-rights-changed': 'What whoever asked may see or do has changed while this was answered. Ask again.',
  'asker-may-not': 'Who asked this may not ask the assistant any more.',
  'answered-already': 'This message is answered already.',
  'asks-nobody': 'This message asks nobody.',
  'assistant-too-slow': 'The assistant took too long to answer. Try again.',
  'engine-rate-limited': 'The language model is asked too often or its quota is used up. Try again later.',
  'engine-rate-limited-for': 'The language model is asked too often. Try again in {{count}} s.',
  'engine-unauthorised':
    'The language model refused the access key. An administrator has to set a valid OPENAI_API_KEY.',
  'engine-unreachable': 'The language model cannot be reached at the moment. Try again later.',
  'engine-failing': 'The server of the language model reports an error. Try again later.',
  'engine-silent': 'The language model has said nothing for {{count}} s. Try again later.',
  'engine-broke-off': 'The language model broke off in the middle of its answer. Try again.',
  'engine-answer': 'The language model gave an answer that cannot be used. Try again.',
} as const;

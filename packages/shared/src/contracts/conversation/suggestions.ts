import { Suggestion } from '@tavla/shared/chat/answers';
import { endpoint } from '@tavla/shared/endpoint';
import { rule } from '@tavla/shared/field-words';
import { Id, IdParams } from '@tavla/shared/fields';
import { suggestedChangesMax } from '@tavla/shared/limits';
import { z } from 'zod';

const path = '/api/v1/chat/proposals/:id';
const change = {
  method: 'POST',
  access: ['update', 'actions'],
  params: IdParams,
  status: 200,
  response: Suggestion,
  refusals: [409],
} as const;
const ChangeIds = z.object({
  changeIds: z
    .array(Id)
    .min(1)
    .max(suggestedChangesMax, rule('too-many-entries', { field: 'changeIds', count: suggestedChangesMax }))
    .optional(),
});

export const applySuggestion = endpoint({
  ...change,
  name: 'suggestions.apply',
  summary:
    'Make the changes that the assistant offers, in one transaction: those named in `changeIds`, or without it all but the guesses (`isGuess`), which are made only by name; where all are guesses, that is refused. One whose task was changed meanwhile is left out and marked. New tasks need `create actions`, deletions `delete actions`, comments `create chat`.',
  path: `${path}/apply`,
  fieldAccess: { id: ['read', 'chat'] },
  body: ChangeIds,
});

export const undoSuggestion = endpoint({
  ...change,
  name: 'suggestions.undo',
  summary:
    'Take changes back that were made so, all or those named, where nobody has changed the task since.',
  path: `${path}/undo`,
  fieldAccess: { id: ['read', 'chat'] },
  body: ChangeIds,
});

export const dismissSuggestion = endpoint({
  ...change,
  name: 'suggestions.dismiss',
  summary: 'Put aside what the assistant offers; what was made of it already stays.',
  path: `${path}/dismiss`,
  fieldAccess: { id: ['read', 'chat'] },
});

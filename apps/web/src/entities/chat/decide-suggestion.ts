import type { Suggestion } from '@tavla/shared/chat/answers';
import * as contracts from '@tavla/shared/contracts/conversation/suggestions';
import { call } from '@/api/call';
import type { AppDispatch, RootOf } from '@/entities/entity-store';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { chatStore } from './chat-store';

/** What somebody decides on what the assistant offers. */
export type Verb = 'apply' | 'undo' | 'dismiss';

type Thunk = (dispatch: AppDispatch, getState: () => unknown) => Promise<void>;

/**
 * Decides on what a message offers, and takes what became of it into the message, as its event will: the stream may be
 * closed. Rejects with the error of the call.
 * @param changeIds of those to apply or to undo
 */
export function decideSuggestion(messageId: string, id: string, verb: Verb, changeIds: string[]): Thunk {
  return async (dispatch, getState) => {
    const proposal = await send(id, verb, changeIds);
    if (verb === 'undo') await restored(proposal, changeIds)(dispatch, getState);
    const message = chatStore.selectById(getState() as RootOf<typeof chatStore>, messageId);
    if (message) dispatch(chatStore.received([{ ...message, proposal }]));
  };
}

function send(id: string, verb: Verb, changeIds: string[]): Promise<Suggestion> {
  const params = { id };
  if (verb === 'dismiss') return call(contracts.dismissSuggestion, { params });
  const contract = verb === 'apply' ? contracts.applySuggestion : contracts.undoSuggestion;
  return call(contract, { params, body: { changeIds } });
}

/** Tasks that are back are there before the changes say so: they would be missed for a moment. */
function restored({ changes }: Suggestion, changeIds: readonly string[]): Thunk {
  return async (dispatch, getState) => {
    const root = getState() as RootOf<typeof tasksStore>;
    const back = changes.filter(
      ({ id, kind, state, taskId }) =>
        changeIds.includes(id) &&
        kind === 'delete' &&
        state === 'open' &&
        !tasksStore.selectById(root, taskId),
    );
    await Promise.all(back.map(({ taskId }) => dispatch(tasksStore.getOne(taskId)).catch(() => undefined)));
  };
}

import { undoAgentSession } from '@tavla/shared/contracts/api-access/agents';
import { Id } from '@tavla/shared/fields';
import { z } from 'zod';
import { tokenOf } from '../changes/acting';
import { getSession } from '../sessions/list-sessions';
import { undoSession } from '../sessions/undo-session';
import { agentTool, ifMay } from './tool';

/** Takes back all that was done in a session. */
export const undoTool = agentTool({
  name: 'undo_all',
  title: 'Undo everything',
  description:
    'Takes back everything that this token changed in a session, and what it proposed and nobody has decided on: the last session, or the one of "sessionId". A session ends after half an hour without a change, or when it is undone. What others have changed since stays, and is told as "made".',
  isReading: false,
  isDestructive: true,
  isFor: ifMay(undoAgentSession),
  input: z.strictObject({ sessionId: Id.optional() }),
  run: async ({ sessionId }, call) => {
    const tokenId = tokenOf(call.session).id;
    const id = await undoSession(call, { tokenId, id: sessionId });
    const { made, waiting, changes } = await getSession(call, { tokenId, id });
    return { sessionId: id, left: made, waiting, changes };
  },
});

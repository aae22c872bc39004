import { applySuggestion } from '@tavla/shared/contracts/conversation/suggestions';
import { z } from 'zod';
import type { SignedIn } from '@/http/access/access';
import { AgentChanges } from '../changes/change-input';
import { makeChanges } from '../changes/make-changes';
import { proposeChanges } from '../changes/propose-changes';
import { presentChange } from '../sessions/present-session';
import { agentTool, ifMay } from './tool';

/** Characters in which an agent says why it proposes something. */
const noteMax = 300;

const shapes =
  'Each is a new task ("create", with a title), an "edit" (only the fields that are to be different; null takes a due date or an assignee away; "status" moves the card), a "delete" or a "comment". A task has at most one edit or deletion in a call; "tags" replaces all tags.';

/** Puts changes before a person. */
export const proposeTool = agentTool({
  name: 'propose_changes',
  title: 'Propose changes',
  description: `Proposes changes to tasks. They wait in a person's chat with the assistant, who makes all of them, some, or none; nothing is changed before. ${shapes}`,
  isReading: false,
  isFor: ifMay(applySuggestion),
  input: z.strictObject({
    changes: AgentChanges,
    note: z.string().max(noteMax).default('').describe('Why, in a sentence'),
  }),
  run: async ({ changes, note }, call) => {
    const proposed = await proposeChanges(call, changes, note);
    const waiting = proposed.changes.map(({ kind, taskId, title }) => ({ kind, taskId, title }));
    return { sessionId: proposed.sessionId, waiting };
  },
});

/** Makes changes at once. */
export const changeTool = agentTool({
  name: 'change_tasks',
  title: 'Change tasks',
  description: `Makes changes to tasks at once; undo_all takes them back. ${shapes} "state" tells what became of each: "made", or "overtaken" where somebody else had changed the same meanwhile.`,
  isReading: false,
  isDestructive: true,
  isFor: (session: SignedIn) => session.token?.mayWrite === true && ifMay(applySuggestion)(session),
  input: z.strictObject({ changes: AgentChanges }),
  run: async ({ changes }, call) => {
    const made = await makeChanges(call, changes);
    return { sessionId: made.sessionId, changes: made.changes.map(presentChange) };
  },
});

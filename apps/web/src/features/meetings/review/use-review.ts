import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import * as contracts from '@tavla/shared/contracts/action-items';
import { restoreTask, type Task } from '@tavla/shared/contracts/tasks';
import type { ActionItem, MeetingUpdate } from '@tavla/shared/meetings/action-items';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorStatus, errorText } from '@/api/error-text';
import { useMay, useMe } from '@/entities/me/use-me';
import { receiveTranscriptChange } from '@/entities/meetings/transcript-changes';
import { useAppDispatch } from '@/entities/store-hooks';
import { fieldsOf } from '@/entities/tasks/changes/task-fields';
import { TaskActions } from '@/entities/tasks/task-actions';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { useBoardSession } from '@/entities/tasks/use-board-session';
import { OneAtATime } from '@/lib/one-at-a-time';
import { showUndo } from '@/ui/undo-toast';
import { type Proposal, possibleRow } from './review-state';
import { UndoList } from './undo-list';

export type ReviewActions = ReturnType<typeof useReview>;

/** What a person decides on in a meeting, each of it with a way back; what cannot be is said. */
export function useReview(meetingId: string) {
  const { t } = useTranslation('meetings');
  const session = useBoardSession();
  const me = useMe();
  const client = useQueryClient();
  const dispatch = useAppDispatch();
  const [mayPropose, mayWithdraw] = [useMay('create', 'actions'), useMay('delete', 'actions')];
  return useMemo(() => {
    const tasks = new TaskActions(session, me.id, () => undefined);
    const undos = new UndoList();
    const itemOf = ({ id }: ActionItem) => ({ params: { id: meetingId, itemId: id } });
    const updateOf = ({ id }: MeetingUpdate) => ({ params: { id: meetingId, updateId: id } });
    const takeItem = (item: ActionItem) => receiveTranscriptChange(client, { id: meetingId, items: [item] });
    const takeUpdate = (update: MeetingUpdate) =>
      receiveTranscriptChange(client, { id: meetingId, updates: [update] });
    /** The task that an item has got is there before the item says so: it would be missed for a moment. */
    const takeWithTask = async (item: ActionItem) => {
      if (item.taskId !== null) await dispatch(tasksStore.getOne(item.taskId));
      takeItem(item);
    };
    const rows = new OneAtATime();
    const attempt = (id: string, work: () => Promise<void>, what: 'decide' | 'take back' = 'decide') =>
      rows.run(id, what, () =>
        work().catch((error: unknown) => {
          notifications.show({ color: 'red', title: t('review.failed'), message: errorText(error) });
        }),
      );
    /** @param back takes it back; false when there is nothing to take back any more */
    const offerUndo = (row: string, label: string, back: () => boolean) => {
      const id = crypto.randomUUID();
      const undo = undos.add(() => {
        notifications.hide(id);
        return back();
      }, row);
      showUndo({ id, label, onUndo: undo });
    };
    const offer = (of: string, label: string, back: () => Promise<void>, row = of) =>
      offerUndo(row, label, () => {
        void attempt(of, back, 'take back');
        return true;
      });
    /** Takes a decision about a report back; the task is where it was before the report says so. */
    const reopen = async (update: MeetingUpdate) => {
      const open = await call(contracts.reopenUpdate, updateOf(update));
      await dispatch(tasksStore.getOne(update.taskId));
      takeUpdate(open);
    };
    const remember = (undoId: string | undefined, row: string | undefined) => {
      if (undoId !== undefined) undos.add(() => session.undo(undoId), row);
    };

    return {
      undo: () => undos.undoLast(),
      approve: ({ item, task }: Proposal) => remember(tasks.approve(task.id), item.id),
      approveAll: (proposals: readonly Proposal[]) =>
        remember(tasks.approveAll(proposals.map(({ task }) => task.id)), proposals[0]?.item.id),
      dismiss: ({ item, task }: Proposal) => remember(tasks.dismiss(task.id), item.id),

      /** Says whose it is; where that was said and taken back before, the task alone is given to them. */
      give: ({ item, task }: Proposal, userId: string) =>
        attempt(item.id, async () => {
          const mayClaim = item.ownerId === null || item.ownerId === userId;
          if (!mayClaim) {
            remember(tasks.edit(task, { ...fieldsOf(task), userId }, task.currentStatus.status), item.id);
            return;
          }
          const body = { userId };
          takeItem(await call(contracts.claimItem, { ...itemOf(item), body }));
          await dispatch(tasksStore.getOne(task.id));
          offerUndo(item.id, t('review.given', { title: task.title }), () => {
            const now = session.model.task(task.id);
            if (now?.userId !== userId) return false;
            // What the words say stays: then the task alone was given.
            if (item.ownerId === userId)
              tasks.edit(now, { ...fieldsOf(now), userId: null }, now.currentStatus.status);
            else
              void attempt(
                item.id,
                async () => takeWithTask(await call(contracts.unclaimItem, { ...itemOf(item), body })),
                'take back',
              );
            return true;
          });
        }),

      merge: ({ item }: Proposal, into: Pick<Task, 'id' | 'title'>) =>
        attempt(item.id, async () => {
          takeItem(await call(contracts.mergeItem, { ...itemOf(item), body: { taskId: into.id } }));
          offer(item.id, t('review.mergedWith', { title: into.title }), async () =>
            takeWithTask(await call(contracts.unmergeItem, itemOf(item))),
          );
        }),
      unmerge: (item: ActionItem) =>
        attempt(item.id, async () => takeWithTask(await call(contracts.unmergeItem, itemOf(item)))),
      /** Brings back what was dismissed; where the trash has let go of it, it is proposed anew. */
      restore: (item: ActionItem, taskId: string) =>
        attempt(item.id, async () => {
          try {
            const task = await call(restoreTask, { params: { id: taskId } });
            dispatch(tasksStore.received([task]));
          } catch (error) {
            if (!mayPropose || errorStatus(error) !== 404) throw error;
            await takeWithTask(await call(contracts.proposeItem, itemOf(item)));
          }
        }),

      propose: (item: ActionItem) =>
        attempt(item.id, async () => {
          await takeWithTask(await call(contracts.proposeItem, itemOf(item)));
          if (!mayWithdraw) return;
          offer(
            item.id,
            t('review.proposed', { title: item.title }),
            async () => takeItem(await call(contracts.withdrawItem, itemOf(item))),
            possibleRow(item),
          );
        }),
      dismissPossible: (item: ActionItem) =>
        attempt(item.id, async () => {
          takeItem(await call(contracts.dismissItem, itemOf(item)));
          offer(
            item.id,
            t('review.dismissedPossible', { title: item.title }),
            async () => takeItem(await call(contracts.restoreItem, itemOf(item))),
            possibleRow(item),
          );
        }),
      takeBack: (item: ActionItem) =>
        attempt(item.id, async () => takeItem(await call(contracts.restoreItem, itemOf(item)))),

      apply: (update: MeetingUpdate, task: Task) =>
        attempt(update.id, async () => {
          takeUpdate(await call(contracts.applyUpdate, updateOf(update)));
          await dispatch(tasksStore.getOne(task.id));
          offer(update.id, t('review.moved', { title: task.title }), () => reopen(update));
        }),
      dismissReport: (update: MeetingUpdate, task: Task) =>
        attempt(update.id, async () => {
          takeUpdate(await call(contracts.dismissUpdate, updateOf(update)));
          offer(update.id, t('review.left', { title: task.title }), () => reopen(update));
        }),
      reopen: (update: MeetingUpdate) => attempt(update.id, () => reopen(update)),
    };
  }, [meetingId, session, me.id, client, dispatch, t, mayPropose, mayWithdraw]);
}

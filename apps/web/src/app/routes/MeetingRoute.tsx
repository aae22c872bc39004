import { TaskEditHost } from '@/features/board/TaskEditHost';
import { MeetingPage } from '@/features/meetings/MeetingPage';
import { MeetingChatHost } from '@/features/ticket/meeting/MeetingChatHost';
import { ReadGuard } from '../session-guards';

export function MeetingRoute() {
  return (
    <ReadGuard resource="actions">
      <MeetingPage Aside={MeetingChatHost} />
      <TaskEditHost />
    </ReadGuard>
  );
}

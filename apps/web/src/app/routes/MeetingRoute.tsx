import { TaskEditHost } from '@/features/board/TaskEditHost';
import { MeetingPage } from '@/features/meetings/MeetingPage';
import { ReadGuard } from '../session-guards';

export function MeetingRoute() {
  return (
    <ReadGuard resource="actions">
      <MeetingPage />
      <TaskEditHost />
    </ReadGuard>
  );
}

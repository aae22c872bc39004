import { MeetingsPage } from '@/features/meetings/MeetingsPage';
import { ReadGuard } from '../session-guards';

export function MeetingsRoute() {
  return (
    <ReadGuard resource="actions">
      <MeetingsPage />
    </ReadGuard>
  );
}

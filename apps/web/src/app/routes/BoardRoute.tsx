import { useMay } from '@/entities/me/use-me';
import { useBoardSession } from '@/entities/tasks/use-board-session';
import { BoardPage } from '@/features/board/BoardPage';
import { ChatButton } from '@/features/board/ChatButton';
import { RecordButton } from '@/features/record/RecordButton';
import { TicketHost } from '@/features/ticket/TicketHost';
import { keepClear } from '@/ui/layout/keep-clear';
import { ReadGuard } from '../session-guards';
import classes from './BoardRoute.module.css';

export function BoardRoute() {
  return (
    <ReadGuard resource="actions">
      <Board />
    </ReadGuard>
  );
}

/** The board with what other features put on it. */
function Board() {
  const { model } = useBoardSession();
  const mayRecord = useMay('create', 'actions');
  return (
    <>
      <BoardPage />
      <TicketHost tasks={model} />
      <div ref={keepClear} className={classes.floating}>
        <ChatButton />
        {mayRecord && <RecordButton />}
      </div>
    </>
  );
}

import { BoardPage } from '@/features/board/BoardPage';
import { ChatButton } from '@/features/board/ChatButton';
import { RecordButton } from '@/features/record/RecordButton';
import { TicketHost } from '@/features/ticket/TicketHost';
import classes from './BoardRoute.module.css';

/** The board with what other features put on it. */
export function BoardRoute() {
  return (
    <>
      <BoardPage />
      <TicketHost />
      <div className={classes.floating}>
        <ChatButton />
        <RecordButton />
      </div>
    </>
  );
}

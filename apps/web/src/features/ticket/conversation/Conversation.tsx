import { Dropzone } from '@mantine/dropzone';
import { type ClipboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filesChosen, settled, type ThreadId } from '@/entities/chat/conversations';
import { useKeptDrafts } from '@/entities/chat/keep-drafts';
import { arrived } from '@/entities/chat/shown-messages';
import { ticketOf } from '@/entities/chat/thread-place';
import { useAnswers } from '@/entities/chat/use-answers';
import { useConversation } from '@/entities/chat/use-conversation';
import { useThread } from '@/entities/chat/use-thread';
import { useAssistantOff, useMay } from '@/entities/me/use-me';
import { useAppDispatch } from '@/entities/store-hooks';
import { AssistantOff } from './AssistantOff';
import { Composer } from './Composer';
import classes from './conversation.module.css';
import { addFiles } from './files/choose-files';
import { filesProblem } from './files/files-problem';
import { MessageList } from './MessageList';
import { useReadMentions } from './mentions/use-read-mentions';

interface Props {
  thread: ThreadId;
  /** Whether the message box takes the focus when the drawer opens. */
  isFocused?: boolean;
}

/** The messages of a ticket, or of the person's own conversation, and the box for the next one. */
export function Conversation({ thread, isFocused = false }: Props) {
  const { t } = useTranslation('ticket');
  const dispatch = useAppDispatch();
  const mayRead = useMay('read', 'chat');
  const mayWrite = useMay('create', 'chat');
  const isOff = useAssistantOff();
  const { files, age = 0 } = useConversation(thread);
  useKeptDrafts();
  useReadMentions(thread);
  const [problem, setProblem] = useState<string | null>(null);

  const attach = (more: readonly File[]) => {
    const { files: next, refused } = addFiles(files, more);
    dispatch(filesChosen({ thread, files: next }));
    setProblem(refused && filesProblem(refused));
  };

  // In place of what the Dropzone does at a paste, which takes every file there is.
  const paste = (event: ClipboardEvent) => {
    const { files: pasted, types } = event.clipboardData;
    // Spreadsheets and word processors add a picture of the text that they copy.
    const isText = types.includes('text/plain') && types.includes('text/html');
    if (pasted.length === 0 || isText) return;
    event.preventDefault();
    attach([...pasted]);
  };

  if (!mayRead) return <p className={classes.notice}>{t('chat.noReading')}</p>;
  const content = <Messages key={`${thread} ${age}`} thread={thread} />;
  if (!mayWrite) {
    return (
      <div className={classes.conversation}>
        {content}
        <p className={classes.notice}>{t('chat.noWriting')}</p>
      </div>
    );
  }
  // Nobody would read it.
  if (ticketOf(thread) === null && isOff) {
    return (
      <div className={classes.conversation}>
        {content}
        <AssistantOff />
      </div>
    );
  }
  return (
    <Dropzone
      onDrop={attach}
      onPaste={paste}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      unstyled
      className={classes.conversation}
      classNames={{ inner: classes.conversation }}
    >
      {content}
      <Composer
        thread={thread}
        isFocused={isFocused}
        problem={problem}
        onAttach={attach}
        onRemove={(file) => {
          setProblem(null);
          dispatch(filesChosen({ thread, files: files.filter((one) => one !== file) }));
        }}
      />
      <div className={classes.dropTarget} aria-hidden>
        {t('chat.dropNow')}
      </div>
    </Dropzone>
  );
}

function Messages({ thread }: { thread: ThreadId }) {
  const dispatch = useAppDispatch();
  const { outgoing } = useConversation(thread);
  const content = useThread(thread);
  const { messages } = content;
  const coming = useAnswers(thread, messages);
  // What has arrived is no longer on its way, also where the answer to the call that sent it was lost.
  useEffect(() => {
    for (const { id, phase } of arrived(messages, outgoing)) {
      if (phase !== 'sending') dispatch(settled({ thread, id }));
    }
  }, [dispatch, thread, messages, outgoing]);
  return <MessageList thread={thread} outgoing={outgoing} coming={coming} {...content} />;
}

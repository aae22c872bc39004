import '@/i18n/answer-catalogue';
import { ActionIcon, FileButton, Textarea, UnstyledButton } from '@mantine/core';
import { IconArrowUp, IconPaperclip, IconPlayerStopFilled, IconX } from '@tabler/icons-react';
import { textMax } from '@tavla/shared/limits';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { drafted, type ThreadId } from '@/entities/chat/conversations';
import { ticketOf } from '@/entities/chat/thread-place';
import { useConversation } from '@/entities/chat/use-conversation';
import { useAssistantOff } from '@/entities/me/use-me';
import { useAppDispatch } from '@/entities/store-hooks';
import { fileSize } from '@/lib/file-size';
import { keepClear } from '@/ui/layout/keep-clear';
import { OffHint } from './AssistantOff';
import { ChosenQuote } from './actions/ChosenQuote';
import classes from './composer.module.css';
import fileClasses from './files/files.module.css';
import { MessageMode } from './MessageMode';
import { MentionList } from './mentions/MentionList';
import { useMentionList } from './mentions/use-mention-list';
import { PresenceLine } from './presence/PresenceLine';
import { useSend } from './use-send';

interface Props {
  thread: ThreadId;
  isFocused: boolean;
  /** What is wrong with the files that were chosen. */
  problem: string | null;
  onAttach: (files: readonly File[]) => void;
  onRemove: (file: File) => void;
}

/** The message box: Enter sends, Shift+Enter makes a new line, files come by button, drop or paste. */
export function Composer({ thread, isFocused, problem, onAttach, onRemove }: Props) {
  const { t } = useTranslation(['ticket', 'common', 'answer']);
  const dispatch = useAppDispatch();
  const taskId = ticketOf(thread);
  const conversation = useConversation(thread);
  const { draft, files, refusal, quote } = conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = draft.length > textMax;
  // Whoever quotes something goes on to write.
  useEffect(() => {
    if (quote) field.current?.focus();
  }, [quote]);
  const isOff = useAssistantOff();
  const list = useMentionList(thread, draft, field);
  const isBlocked = isTooLong || (draft.trim() === '' && files.length === 0);
  const words = isTooLong ? t('chat.tooLong', { max: textMax, length: draft.length }) : (problem ?? refusal);

  const sending = useSend(thread, isBlocked);
  const send = (wantsComment = false) => {
    sending.send(wantsComment);
    field.current?.focus();
  };
  const stop = () => {
    sending.stop();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.onKey(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(event.ctrlKey || event.metaKey);
  };
  return (
    <div ref={keepClear} className={classes.composer}>
      {taskId !== null && <PresenceLine taskId={taskId} />}
      <div className={classes.box}>
        <MentionList list={list} />
        <ChosenQuote thread={thread} onRemoved={() => field.current?.focus()} />
        {files.length > 0 && (
          <ul className={fileClasses.files} aria-label={t('chat.attachments')}>
            {files.map((file) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className={fileClasses.file}>
                <span className={fileClasses.fileName} dir="auto">
                  {file.name}
                </span>
                <span className={fileClasses.quiet}>{fileSize(file.size)}</span>
                <UnstyledButton
                  className={classes.removeFile}
                  aria-label={t('chat.remove', { name: file.name })}
                  onClick={() => {
                    onRemove(file);
                    field.current?.focus();
                  }}
                >
                  <IconX size={14} />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
        <Textarea
          ref={field}
          aria-label={t('chat.field')}
          placeholder={t(
            taskId === null
              ? thread === null
                ? 'chat.placeholderOwn'
                : 'answer:meeting.placeholder'
              : sending.asksNobody
                ? 'answer:write.placeholderComment'
                : 'chat.placeholder',
          )}
          variant="unstyled"
          autosize
          minRows={1}
          maxRows={8}
          dir="auto"
          value={draft}
          aria-invalid={words ? true : undefined}
          classNames={{ input: classes.input }}
          {...(isFocused && { 'data-autofocus': true })}
          {...list.fieldProps}
          onChange={(event) => dispatch(drafted({ thread, text: event.currentTarget.value }))}
          onSelect={list.follow}
          onBlur={list.close}
          onKeyDown={onKeyDown}
        />
        <div className={classes.boxFoot}>
          <FileButton multiple onChange={onAttach}>
            {(props) => (
              <ActionIcon {...props} variant="subtle" size={32} aria-label={t('chat.attach')}>
                <IconPaperclip size={18} stroke={1.8} />
              </ActionIcon>
            )}
          </FileButton>
          <div className={classes.toSend}>
            {taskId !== null && <MessageMode thread={thread} />}
            {sending.showsStop ? (
              <ActionIcon size={32} radius="xl" aria-label={t('chat.stop')} onClick={stop}>
                <IconPlayerStopFilled size={14} />
              </ActionIcon>
            ) : (
              <ActionIcon
                size={32}
                radius="xl"
                aria-label={t('chat.send')}
                disabled={isBlocked}
                onClick={() => send()}
              >
                <IconArrowUp size={18} stroke={2} />
              </ActionIcon>
            )}
          </div>
        </div>
      </div>
      <div role="alert" className={classes.problem}>
        {words}
      </div>
      {isOff ? (
        <OffHint draft={draft} />
      ) : (
        <p className={classes.dropHint}>{t('chat.drop', { product: t('common:appName') })}</p>
      )}
    </div>
  );
}

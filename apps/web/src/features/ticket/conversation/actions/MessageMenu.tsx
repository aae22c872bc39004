import { ActionIcon, Group, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy, IconDots, IconLink, IconPencil, IconQuote, IconTrash } from '@tabler/icons-react';
import { type ChatMessage, Sign } from '@tavla/shared/contracts/chat';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quoted, type ThreadId } from '@/entities/chat/conversations';
import { ticketOf } from '@/entities/chat/thread-place';
import { useMay } from '@/entities/me/use-me';
import { useAppDispatch } from '@/entities/store-hooks';
import { paths } from '@/lib/paths';
import classes from './actions.module.css';
import { useMessageWork } from './use-message-work';

interface Props extends ItemsProps {
  /** What opens the menu. */
  button: RefObject<HTMLButtonElement | null>;
}

interface ItemsProps {
  thread: ThreadId;
  message: ChatMessage;
  /** What its author is called here. */
  name: string;
  isMine: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with a message. The menu is made when it is first opened: there are hundreds of messages. */
export function MessageMenu({ button, ...props }: Props) {
  const { t } = useTranslation(['ticket', 'answer']);
  const [isMade, setMade] = useState(false);
  const label = t('answer:message.actions', { name: props.name });
  if (!isMade) {
    return (
      <ActionIcon
        ref={button}
        className={classes.menu}
        variant="subtle"
        size={28}
        aria-label={label}
        aria-haspopup="menu"
        onClick={() => setMade(true)}
      >
        <IconDots size={16} />
      </ActionIcon>
    );
  }
  return (
    <Menu defaultOpened position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon ref={button} className={classes.menu} variant="subtle" size={28} aria-label={label}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {/* Once the menu has let go of the focus. */}
        <Items {...props} onCopied={() => setTimeout(() => button.current?.focus())} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Items({
  thread,
  message,
  name,
  isMine,
  onEdit,
  onDelete,
  onCopied,
}: ItemsProps & { onCopied: () => void }) {
  const { t } = useTranslation(['ticket', 'answer']);
  const dispatch = useAppDispatch();
  const mayWrite = useMay('create', 'chat');
  const { react } = useMessageWork(message.id);
  const write = (text: string, copied: string, failed: string) => {
    onCopied();
    void navigator.clipboard.writeText(text).then(
      () => notifications.show({ message: copied }),
      () => notifications.show({ color: 'red', message: failed }),
    );
  };
  const copyText = () =>
    write(message.content, t('answer:message.copied'), t('answer:message.copyTextFailed'));
  const taskId = ticketOf(thread);
  const copyLink = () => {
    const link = new URL(paths.message(taskId ?? '', message.id), window.location.origin).href;
    write(link, t('copied'), t('answer:message.copyFailed'));
  };
  const quote = () => {
    const excerpt = message.content.slice(0, 200);
    dispatch(quoted({ thread, quote: { id: message.id, name, excerpt } }));
  };
  return (
    <>
      {mayWrite && (
        <>
          <Group gap={2} wrap="nowrap">
            {Sign.options.map((sign) => (
              <Menu.Item
                key={sign}
                className={classes.sign}
                aria-label={t('answer:message.react', { sign })}
                onClick={() => void react(sign, true)}
              >
                {sign}
              </Menu.Item>
            ))}
          </Group>
          <Menu.Divider />
          <Menu.Item leftSection={<IconQuote size={16} />} onClick={quote}>
            {t('answer:message.quote')}
          </Menu.Item>
        </>
      )}
      {message.content !== '' && (
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={copyText}>
          {t('answer:message.copy')}
        </Menu.Item>
      )}
      {taskId !== null && (
        <Menu.Item leftSection={<IconLink size={16} />} onClick={copyLink}>
          {t('copyLink')}
        </Menu.Item>
      )}
      {isMine && mayWrite && (
        <>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
            {t('answer:message.edit')}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onDelete}>
            {t('answer:message.delete')}
          </Menu.Item>
        </>
      )}
    </>
  );
}

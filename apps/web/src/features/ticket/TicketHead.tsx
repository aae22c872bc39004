import { ActionIcon, Drawer, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconLink, IconPencil, IconX } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@/entities/me/use-me';
import { useAddress } from '@/lib/address/use-address';
import { paths } from '@/lib/paths';
import { PageTitle } from '@/ui/PageTitle';
import classes from './ticket.module.css';
import { useTicketTab } from './ticket-tab';

interface Props {
  title: string;
  onClose: () => void;
  /** Left out, there is no ticket to link to. */
  taskId?: string;
  /** Whether the title takes the focus when the drawer opens. */
  isFocused?: boolean;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Stands before the button that closes. */
  menu?: ReactNode;
}

/** The title of the drawer and what can be done with the ticket as a whole. */
export function TicketHead({ title, onClose, taskId, isFocused = true, titleRef, menu }: Props) {
  const { t } = useTranslation('ticket');
  return (
    <div className={classes.head}>
      <PageTitle>{title}</PageTitle>
      <Drawer.Title
        ref={titleRef}
        className={classes.title}
        dir="auto"
        {...(isFocused && { tabIndex: -1, 'data-autofocus': true })}
      >
        {title}
      </Drawer.Title>
      <div className={classes.actions}>
        {taskId !== undefined && <TicketActions taskId={taskId} />}
        {menu}
        <ActionIcon variant="subtle" size={32} aria-label={t('close')} onClick={onClose}>
          <IconX size={18} stroke={1.8} />
        </ActionIcon>
      </div>
    </div>
  );
}

function TicketActions({ taskId }: { taskId: string }) {
  const { t } = useTranslation('ticket');
  const { change } = useAddress();
  const [tab] = useTicketTab();
  const mayEdit = useMay('update', 'actions');
  const edit = () => change({ edit: taskId }, { replace: true });
  const copy = async () => {
    const link = new URL(paths.task(taskId, tab), window.location.origin).href;
    await navigator.clipboard.writeText(link).then(
      () => notifications.show({ message: t('copied') }),
      () => notifications.show({ color: 'red', message: t('copyFailed') }),
    );
  };
  return (
    <>
      {mayEdit && (
        <Tooltip label={t('edit')}>
          <ActionIcon variant="subtle" size={32} aria-label={t('edit')} onClick={edit}>
            <IconPencil size={18} stroke={1.8} />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={t('copyLink')}>
        <ActionIcon variant="subtle" size={32} aria-label={t('copyLink')} onClick={() => void copy()}>
          <IconLink size={18} stroke={1.8} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

import { ActionIcon, Anchor, Text } from '@mantine/core';
import { IconInfoCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import classes from './uploads.module.css';

interface Props {
  name: string;
  audioId: string;
  onClose(): void;
}

/** What was cancelled too late and stays as a meeting: whoever cancelled it must not believe that it is gone. */
export function KeptMeetingRow({ name, audioId, onClose }: Props) {
  const { t } = useTranslation('record');
  return (
    <li className={classes.row} aria-label={name}>
      <IconInfoCircle size={16} aria-hidden />
      <Text span size="sm" className={classes.told} role="status">
        {t('uploads.isMeeting', { name })}{' '}
        <Anchor component={Link} to={paths.meeting(audioId)} inherit underline="always">
          {t('uploads.openMeeting')}
        </Anchor>
      </Text>
      <ActionIcon variant="subtle" aria-label={t('uploads.closeMeeting', { name })} onClick={onClose}>
        <IconX size={16} />
      </ActionIcon>
    </li>
  );
}

import { Anchor, Text } from '@mantine/core';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import type { Attendee } from '@tavla/shared/meetings/findings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@/entities/me/use-me';
import { ChangeAttendees } from './ChangeAttendees';
import classes from './meetings.module.css';
import { useIsTheirs } from './use-is-theirs';
import { usePeopleNames } from './use-people-names';

/** Who was in the meeting, and whose name was said in it; with the way to change it. */
export function Attendees({ meeting }: { meeting: AudioDetail }) {
  const { t } = useTranslation('meetings');
  const [isOpen, setOpen] = useState(false);
  const mayUpdate = useMay('update', 'actions');
  const mayChoose = useMay('read', 'user');
  const isTheirs = useIsTheirs(meeting);
  const { attendees, visibility } = meeting;
  // Who was there sees it: of a closed meeting that is for those to say whose it is.
  const mayChange = mayUpdate && mayChoose && (isTheirs || !visibility || visibility.to === 'company');
  const idsOf = (of: readonly Attendee[]) => of.map(({ userId }) => userId);
  const namesOf = usePeopleNames(idsOf(attendees));
  const there = namesOf(idsOf(attendees.filter(({ source }) => source !== 'named')));
  const named = namesOf(idsOf(attendees.filter(({ source }) => source === 'named')));
  return (
    <Text size="xs" c="dimmed" component="div" className={classes.attendees}>
      <span>
        {there ? t('attendees.there', { names: there }) : t('attendees.nobody')}
        {named && ` · ${t('attendees.named', { names: named })}`}
      </span>
      {mayChange && (
        <Anchor component="button" type="button" inherit underline="always" onClick={() => setOpen(true)}>
          {t('attendees.change')}
        </Anchor>
      )}
      {isOpen && <ChangeAttendees meeting={meeting} onClose={() => setOpen(false)} />}
    </Text>
  );
}

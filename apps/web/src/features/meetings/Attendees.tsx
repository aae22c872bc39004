import { Anchor, Text } from '@mantine/core';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, useMe } from '@/entities/me/use-me';
import { personName } from '@/entities/users/person-name';
import { useKnownPeople } from '@/entities/users/use-known-people';
import { useLoadedPeople } from '@/entities/users/use-people';
import { ChangeAttendees } from './ChangeAttendees';
import classes from './meetings.module.css';

/** Who was in the meeting, and whose name was said in it; with the way to change it. */
export function Attendees({ meeting }: { meeting: AudioDetail }) {
  const { t } = useTranslation('meetings');
  const [isOpen, setOpen] = useState(false);
  const mayUpdate = useMay('update', 'actions');
  const mayChoose = useMay('read', 'user');
  const isMine = useMe().id === meeting.createdById;
  const { attendees, visibility } = meeting;
  // Who was there sees it: of a closed meeting that is for whoever uploaded it to say.
  const mayChange = mayUpdate && mayChoose && (isMine || !visibility || visibility.to === 'company');
  const namesOf = useNames(attendees.map(({ userId }) => userId));
  const there = namesOf(attendees.filter(({ source }) => source !== 'named'));
  const named = namesOf(attendees.filter(({ source }) => source === 'named'));
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

/** So many names are read; the rest is a number. */
const mostNames = 12;

function useNames(ids: string[]): (of: readonly { userId: string }[]) => string {
  const { t } = useTranslation('meetings');
  const known = useKnownPeople();
  const me = useMe();
  const { people } = useLoadedPeople(known === 'hidden' ? [] : ids);
  const byId = new Map([...people, me].map((person) => [person.id, person]));
  return (of) => {
    const names = of.slice(0, mostNames).map(({ userId }) => personName(byId.get(userId), known));
    const more = of.length - mostNames;
    return [...names, ...(more > 0 ? [t('attendees.more', { count: more })] : [])].join(', ');
  };
}

import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { personName } from '@/entities/users/person-name';
import { useKnownPeople } from '@/entities/users/use-known-people';
import { useLoadedPeople } from '@/entities/users/use-people';

/** So many names are read; the rest is a number. */
const mostNames = 12;

/** What people are called, in one line; they are loaded where they are not known. */
export function usePeopleNames(ids: readonly string[]): (of: readonly string[]) => string {
  const { t } = useTranslation('meetings');
  const known = useKnownPeople();
  const me = useMe();
  const { people } = useLoadedPeople(known === 'hidden' ? [] : ids);
  const byId = new Map([...people, me].map((person) => [person.id, person]));
  return (of) => {
    const names = of.slice(0, mostNames).map((id) => personName(byId.get(id), known));
    const more = of.length - mostNames;
    return [...names, ...(more > 0 ? [t('attendees.more', { count: more })] : [])].join(', ');
  };
}

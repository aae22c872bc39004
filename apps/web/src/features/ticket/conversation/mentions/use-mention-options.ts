import { useQuery } from '@tanstack/react-query';
import { listReaders } from '@tavla/shared/contracts/messages';
import type { Person } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import type { ThreadId } from '@/entities/chat/conversations';
import { ticketOf } from '@/entities/chat/thread-place';
import { useAssistantOff, useMay, useMe } from '@/entities/me/use-me';

/** What can stand after an @: somebody, or the assistant, which has no id. */
export interface MentionOption {
  id: string | null;
  name: string;
  person?: Pick<Person, 'id' | 'email' | 'firstName' | 'lastName'>;
}

/**
 * Who can be mentioned in a conversation, by what is typed of their name; the assistant too. Nobody while nothing is
 * typed (undefined), and in a conversation of one's own.
 */
export function useMentionOptions(thread: ThreadId, typed: string | undefined): readonly MentionOption[] {
  const { t } = useTranslation('common');
  const me = useMe();
  const mayRead = useMay('read', 'user');
  const isOff = useAssistantOff();
  const q = plainLetters(typed?.trim() ?? '');
  const taskId = ticketOf(thread);
  const isAsked = taskId !== null && typed !== undefined;
  const { data } = useQuery({
    queryKey: ['chat-readers', taskId, q],
    queryFn: ({ signal }) => call(listReaders, { query: { taskId: taskId ?? '', q }, signal }),
    enabled: isAsked && mayRead,
    // While the next letter is asked for, those that are shown stay.
    placeholderData: (before) => before,
    staleTime: 60_000,
  });
  if (!isAsked) return [];
  const found = (data?.data ?? []).filter(
    (person) => person.id !== me.id && plainLetters(`${fullName(person)} ${person.email}`).includes(q),
  );
  const people = found.map((person) => ({ id: person.id, name: fullName(person), person }));
  const assistant = t('appName');
  return !isOff && plainLetters(assistant).startsWith(q)
    ? [...people, { id: null, name: assistant }]
    : people;
}

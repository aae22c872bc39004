import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { drafted, mentioned, type ThreadId } from '@/entities/chat/conversations';
import { useAppDispatch } from '@/entities/store-hooks';
import { mentionQuery } from './mention-query';
import { type MentionOption, useMentionOptions } from './use-mention-options';

/**
 * The list that completes a name after an @, as a combobox has one, though a text of several lines may not be called so: arrow keys choose, Enter and Tab take, Escape closes it
 * and nothing else. The focus stays in the text.
 */
export function useMentionList(
  thread: ThreadId,
  draft: string,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const dispatch = useAppDispatch();
  const id = useId();
  const [caret, setCaret] = useState<number | null>(null);
  /** The @ whose list was closed, or answered. */
  const [doneAt, setDoneAt] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const query = caret === null ? undefined : mentionQuery(draft, caret);
  const isWanted = query !== undefined && query.at !== doneAt;
  const options = useMentionOptions(thread, isWanted ? query.text : undefined);
  const active = Math.min(chosen, options.length - 1);
  const isOpen = options.length > 0;

  const follow = () => {
    const element = field.current;
    const now = element && element.selectionStart === element.selectionEnd ? element.selectionStart : null;
    setCaret(now);
    const at = now === null ? undefined : mentionQuery(element?.value ?? '', now)?.at;
    if (at !== doneAt) setDoneAt(null);
  };
  const take = (option: MentionOption) => {
    if (!query || caret === null) return;
    const before = `${draft.slice(0, query.at)}@${option.name} `;
    const text = before + draft.slice(caret).replace(/^ /, '');
    dispatch(drafted({ thread, text }));
    if (option.id !== null) dispatch(mentioned({ thread, person: { id: option.id, name: option.name } }));
    setDoneAt(query.at);
    setChosen(0);
    setCaret(before.length);
    // React puts the caret at the end of a text that it sets.
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length));
  };
  /** Whether the list took the key. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    const option = options[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((active + step + options.length) % options.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && option) take(option);
    else if (event.key === 'Escape') setDoneAt(query?.at ?? null);
    else {
      setChosen(0);
      return false;
    }
    event.preventDefault();
    return true;
  };
  const optionId = (at: number) => `${id}-${at}`;
  const fieldProps = isOpen && {
    'aria-haspopup': 'listbox' as const,
    'aria-autocomplete': 'list' as const,
    'aria-controls': id,
    'aria-activedescendant': optionId(active),
  };
  return {
    id,
    optionId,
    options,
    active,
    isOpen,
    take,
    onKey,
    follow,
    close: () => setCaret(null),
    fieldProps,
  };
}

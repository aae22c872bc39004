import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { searchMax } from '@tavla/shared/limits';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { settleTyping } from '@/lib/address/typing';
import { useTyped } from '@/lib/address/use-typed';
import { isTypedIn, targetOfKey } from '@/lib/key-target';

interface Props {
  /** The field itself, for whoever leads back to it. */
  field: RefObject<HTMLInputElement | null>;
  q: string;
  onSearch(q: string): void;
}

/** What was said in any meeting, found while it is typed; "/" leads here. */
export function SearchField({ field, q, onSearch }: Props) {
  const { t } = useTranslation('meetings');
  const [text, setText] = useTyped(q, onSearch);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const element = targetOfKey(event);
      if (!element || isTypedIn(element)) return;
      event.preventDefault();
      field.current?.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [field]);
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={t('search.label')}
      placeholder={t('search.placeholder')}
      maxLength={searchMax}
      mb="md"
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text && <CloseButton size="sm" aria-label={t('search.clear')} onClick={() => setText('')} />
      }
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={settleTyping}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text) setText('');
      }}
    />
  );
}

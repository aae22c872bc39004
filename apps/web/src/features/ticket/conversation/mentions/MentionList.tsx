import '@/i18n/answer-catalogue';
import { VisuallyHidden } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/entities/users/address-of';
import { PersonAvatar } from '@/entities/users/PersonAvatar';
import classes from './mentions.module.css';
import type { useMentionList } from './use-mention-list';

/** Who can be mentioned, above the message box; the first or the one that the arrow keys chose is marked. */
export function MentionList({ list }: { list: ReturnType<typeof useMentionList> }) {
  const { t } = useTranslation(['ticket', 'answer']);
  const { id, optionId, options, active, isOpen, take } = list;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <VisuallyHidden role="status">
        {isOpen && t('answer:write.peopleFound', { count: options.length })}
      </VisuallyHidden>
      {isOpen && (
        <div
          ref={element}
          id={id}
          role="listbox"
          aria-label={t('answer:write.people')}
          className={classes.list}
        >
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text
            <div
              key={option.id ?? 'assistant'}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              className={classes.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              {option.person ? (
                <PersonAvatar person={option.person} />
              ) : (
                <span className={classes.mark} aria-hidden>
                  <IconSparkles size={14} />
                </span>
              )}
              <span className={classes.names} dir="auto">
                {option.name}
                <span className={classes.quiet}>
                  {option.person ? addressOf(option.person) : t('answer:write.assistantHint')}
                </span>
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

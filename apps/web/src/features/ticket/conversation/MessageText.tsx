import { UnstyledButton } from '@mantine/core';
import type { MessageMention } from '@tavla/shared/contracts/chat';
import { Fragment, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverflow } from '../use-overflow';
import classes from './conversation.module.css';
import { MentionPill } from './mentions/MentionPill';
import { type Inline, messageBlocks } from './message-parts';

interface Props {
  content: string;
  mentions?: readonly MessageMention[] | undefined;
}

/** What somebody wrote: paragraphs, code and links, and a long text folded. Never markup. */
export function MessageText({ content, mentions }: Props) {
  const { t } = useTranslation('ticket');
  const blocks = useMemo(() => messageBlocks(content, mentions), [content, mentions]);
  const [isOpen, setOpen] = useState(false);
  const { ref, isOverflowing } = useOverflow<HTMLDivElement>(content);
  return (
    <>
      <div ref={ref} className={classes.text} data-open={isOpen || undefined}>
        {blocks.map((block, at) =>
          block.kind === 'code' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
            <pre key={at} className={classes.code} tabIndex={0}>
              {block.text}
            </pre>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <p key={at} dir="auto">
              {block.parts.map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <Fragment key={place}>
                  <InlinePart part={part} />
                </Fragment>
              ))}
            </p>
          ),
        )}
      </div>
      {(isOverflowing || isOpen) && (
        <UnstyledButton
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setOpen((isNow) => !isNow)}
        >
          {t(isOpen ? 'showLess' : 'chat.showAll')}
        </UnstyledButton>
      )}
    </>
  );
}

function InlinePart({ part }: { part: Inline }) {
  if (part.kind === 'strong') return <strong>{part.text}</strong>;
  if (part.kind === 'code') return <code className={classes.inlineCode}>{part.text}</code>;
  if (part.kind === 'mention') return <MentionPill userId={part.userId} text={part.text} />;
  if (part.kind !== 'link') return part.text;
  return (
    <a href={part.href} target="_blank" rel="noopener noreferrer nofollow" className={classes.link}>
      {part.text}
    </a>
  );
}

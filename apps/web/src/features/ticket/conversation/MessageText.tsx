import type { MessageMention } from '@tavla/shared/contracts/chat';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnfoldButton } from '../UnfoldButton';
import { useOverflow } from '../use-overflow';
import classes from './conversation.module.css';
import { messageBlocks } from './message-parts';
import { MessageBlock } from './text/MessageBlock';

interface Props {
  content: string;
  mentions?: readonly MessageMention[] | undefined;
}

/** What somebody wrote: paragraphs, lists, code and links, and a long text folded. Never markup. */
export function MessageText({ content, mentions }: Props) {
  const { t } = useTranslation('ticket');
  const blocks = useMemo(() => messageBlocks(content, mentions), [content, mentions]);
  const [isOpen, setOpen] = useState(false);
  const { ref, isOverflowing } = useOverflow<HTMLDivElement>(content);
  return (
    <>
      <div ref={ref} className={classes.text} data-open={isOpen || undefined}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
          <MessageBlock key={at} block={block} />
        ))}
      </div>
      {(isOverflowing || isOpen) && (
        <UnfoldButton more={t('chat.showAll')} isOpen={isOpen} onToggle={() => setOpen((isNow) => !isNow)} />
      )}
    </>
  );
}

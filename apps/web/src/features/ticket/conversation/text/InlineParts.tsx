import { Fragment } from 'react';
import { MentionPill } from '../mentions/MentionPill';
import type { Inline } from '../message-parts';
import { LinkPlaceText } from './LinkPlaceText';
import { linkPlace } from './link-place';
import classes from './text.module.css';

/** What stands in a line: text, what is bold, code, links and people. */
export function InlineParts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={place}>
      <InlinePart part={part} />
    </Fragment>
  ));
}

function InlinePart({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return (
        <strong>
          <InlineParts parts={part.parts} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <InlineParts parts={part.parts} />
        </em>
      );
    case 'code':
      return <code className={classes.inlineCode}>{part.text}</code>;
    case 'mention':
      return <MentionPill userId={part.userId} text={part.text} />;
    case 'link':
      return <MessageLink text={part.text} href={part.href} />;
  }
}

/**
 * A link with, where its words do not say it, where it leads beside it. Signs that turn the direction of writing, before it
 * or in it, do not change how an address reads.
 */
function MessageLink({ text, href }: { text: string; href: string }) {
  const place = linkPlace(text, href);
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className={classes.link}
        dir={text === href ? 'ltr' : 'auto'}
      >
        {text}
      </a>
      {place && <LinkPlaceText place={place} />}
    </>
  );
}

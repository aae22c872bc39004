import { Tooltip, VisuallyHidden } from '@mantine/core';
import { IconChecklist, IconFile, IconMessage, IconUser, IconWaveSine } from '@tabler/icons-react';
import { getAttachment } from '@tavla/shared/contracts/chat';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { urlOf } from '@/api/call';
import { FileLink } from '@/entities/files/FileLink';
import { playTime } from '@/lib/dates/durations';
import { paths } from '@/lib/paths';
import { FilePlaceText } from '../conversation/files/FilePlaceText';
import classes from './citations.module.css';
import type { Cited } from './cited';
import { MeetingLink } from './MeetingLink';
import { PersonLink } from './PersonLink';

const icons = {
  task: IconChecklist,
  meeting: IconWaveSine,
  message: IconMessage,
  file: IconFile,
  person: IconUser,
};

/** One thing that an answer rests on; what is quoted of it shows on hover and on focus. */
export function CitationChip({ thing }: { thing: Cited }) {
  const { t } = useTranslation('answer');
  const quoteId = useId();
  const { kind, title, startMs, place, quotes } = thing;
  const Icon = icons[kind];
  const quote = quotes.map((one) => `“${one}”`).join('\n');
  const content = (
    <>
      <Icon size={14} aria-hidden />
      <VisuallyHidden>{t(`sources.${kind}`)} </VisuallyHidden>
      <bdi className={classes.name}>{title}</bdi>
      {/* A space for who hears it; it takes no room. */}{' '}
      {startMs !== undefined && <span className={classes.place}>{playTime(startMs)}</span>}
      {place && (
        <bdi className={classes.place}>
          <FilePlaceText place={place} />
        </bdi>
      )}
    </>
  );
  const about = quote ? { 'aria-describedby': quoteId } : { title };
  return (
    <>
      <Tooltip
        label={quote}
        disabled={!quote}
        multiline
        maw={320}
        className={classes.quote}
        events={{ hover: true, focus: true, touch: true }}
      >
        {chip(thing, about, content)}
      </Tooltip>
      {quote && (
        <span id={quoteId} hidden>
          {quote}
        </span>
      )}
    </>
  );
}

/** A link to what shows the thing; a file comes as it was sent. */
function chip(
  { kind, id, title, startMs, taskId, audioId }: Cited,
  about: object,
  content: ReactElement,
): ReactElement {
  if (kind === 'task') {
    return (
      <Link to={paths.task(id)} className={classes.chip} {...about}>
        {content}
      </Link>
    );
  }
  if (kind === 'message') {
    return (
      <Link
        to={taskId === undefined ? paths.ownMessage(id, audioId) : paths.message(taskId, id)}
        className={classes.chip}
        {...about}
      >
        {content}
      </Link>
    );
  }
  if (kind === 'meeting') {
    return (
      <MeetingLink audioId={id} startMs={startMs} className={classes.chip} {...about}>
        {content}
      </MeetingLink>
    );
  }
  if (kind === 'file') {
    return (
      <FileLink href={urlOf(getAttachment, { id })} download={title} className={classes.chip} {...about}>
        {content}
      </FileLink>
    );
  }
  return (
    <PersonLink id={id} className={classes.chip} {...about}>
      {content}
    </PersonLink>
  );
}

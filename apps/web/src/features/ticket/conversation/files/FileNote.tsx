import '@/i18n/answer-catalogue';
import type { FileReading } from '@tavla/shared/chat/file-places';
import { useTranslation } from 'react-i18next';
import { FilePlaceText } from './FilePlaceText';
import classes from './files.module.css';

/** What the assistant does not know of a file. */
export function FileNote({ reading: { state, upTo } }: { reading: FileReading }) {
  const { t } = useTranslation('answer');
  if (state === 'all') return null;
  return (
    <span className={classes.fileNote}>
      {state === 'part' && upTo ? (
        <>
          {t('files.upTo')}
          <bdi>
            <FilePlaceText place={upTo} />
          </bdi>
        </>
      ) : (
        t(`files.${state}`)
      )}
    </span>
  );
}

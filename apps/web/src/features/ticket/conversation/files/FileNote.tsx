import '@/i18n/answer-catalogue';
import type { FileReading } from '@tavla/shared/chat/file-places';
import { pagesInWords } from '@tavla/shared/chat/pages-in-words';
import { picturesSeenBytes } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { useSeesPictures } from '@/entities/me/use-me';
import { FilePlaceText } from './FilePlaceText';
import classes from './files.module.css';

/** What the assistant does not know of a file, and of a picture whether it sees it. */
export function FileNote({ reading, sizeBytes }: { reading: FileReading; sizeBytes: number }) {
  const { t } = useTranslation('answer');
  const sees = useSeesPictures();
  const { state, upTo, withoutText = [] } = reading;
  if (state === 'all') return null;
  const seen = sizeBytes > picturesSeenBytes ? 'tooLarge' : 'seen';
  const lacking = withoutText.length > 0 && t('files.withoutText', { pages: pagesInWords(withoutText) });
  return (
    <span className={classes.fileNote}>
      {state === 'part' && upTo ? (
        <>
          {t('files.upTo')}
          <bdi>
            <FilePlaceText place={upTo} />
          </bdi>
          {lacking && `. ${lacking}`}
        </>
      ) : (
        lacking || t(`files.${state === 'picture' && sees ? seen : state}`)
      )}
    </span>
  );
}

import '@/i18n/answer-catalogue';
import type { FileReading } from '@tavla/shared/chat/file-places';
import { picturesSeenBytes } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { useSeesPictures } from '@/entities/me/use-me';
import { FilePlaceText } from './FilePlaceText';
import classes from './files.module.css';

/** What the assistant does not know of a file, and of a picture whether it sees it. */
export function FileNote({
  reading: { state, upTo },
  sizeBytes,
}: {
  reading: FileReading;
  sizeBytes: number;
}) {
  const { t } = useTranslation('answer');
  const sees = useSeesPictures();
  if (state === 'all') return null;
  const seen = sizeBytes > picturesSeenBytes ? 'tooLarge' : 'seen';
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
        t(`files.${state === 'picture' && sees ? seen : state}`)
      )}
    </span>
  );
}

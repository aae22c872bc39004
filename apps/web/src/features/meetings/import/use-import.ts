import { notifications } from '@mantine/notifications';
import { lineMax } from '@tavla/shared/limits';
import { languages } from '@tavla/shared/meetings/languages';
import { isNamedTranscript } from '@tavla/shared/meetings/transcript-kinds';
import { ChosenVisibility } from '@tavla/shared/meetings/visibility';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { refusalOf } from '@/entities/forms/refusal';
import { useCheckedForm } from '@/entities/forms/use-checked-form';
import { UploadFailure } from '@/entities/meetings/upload/upload-failure';
import { type RunningUpload, uploadMeeting } from '@/entities/meetings/upload/upload-meeting';
import { uploadQueue } from '@/entities/meetings/upload-queue/upload-queue';
import { Audience, forAll, saidOf } from '@/entities/meetings/visibility/audience';
import { usePersonSession } from '@/entities/session/person-session-context';
import { i18n } from '@/i18n/i18n';
import { checkedResolver } from '@/lib/forms/checked-resolver';
import { toLocalTime } from './meeting-file';
import { type Told, toldBy } from './told-by';

const ImportValues = z.object({
  /** Empty: it is called as its file is. */
  name: z.string(),
  /** As the field for day and time has it, where the reader is. */
  recordedAt: z.string().min(1, { error: () => i18n.t('meetings:import.heldMissing') }),
  /** Null: as the company has it. */
  language: z.enum(languages).nullable(),
  audience: Audience.extend({ visibility: ChosenVisibility }),
});
type ImportValues = z.infer<typeof ImportValues>;
const start: ImportValues = { name: '', recordedAt: '', language: null, audience: forAll };

/** What is sent of a file so far. */
interface Sent {
  bytes: number;
  isWaiting: boolean;
}

/**
 * The form that makes a meeting of a file, and how far the file is sent.
 * @param onDone gets the id of the meeting; null where the file goes on its way in the background
 */
export function useImport(ofCompany: ImportValues['language'], onDone: (id: string | null) => void) {
  const { t } = useTranslation('meetings');
  const session = usePersonSession();
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<Sent>();
  const running = useRef<RunningUpload>(undefined);
  /** What the chosen file says of itself. */
  const told = useRef<Told>({});

  const checked = useCheckedForm({
    start,
    resolver: checkedResolver(ImportValues),
    send: async (values) => {
      if (!file) return;
      const name = values.name.trim();
      const { audience } = values;
      const at = told.current.recordedAt;
      // A day that somebody has changed is one where they are.
      const isTold = at !== undefined && values.recordedAt === toLocalTime(new Date(at));
      const recordedAt = new Date(isTold ? at : values.recordedAt);
      const timeZone = isTold ? told.current.timeZone : undefined;
      if (!isNamedTranscript(file.name)) {
        const about = {
          language,
          recordedAt: recordedAt.getTime(),
          audience,
          recordingId: null,
          title: name,
        };
        uploadQueue(session).add(file, about);
        return onDone(null);
      }
      setSent({ bytes: 0, isWaiting: false });
      running.current = uploadMeeting(
        session,
        { file, language, recordedAt, timeZone, name, ...saidOf(audience) },
        {
          onProgress: (bytes) => setSent({ bytes, isWaiting: false }),
          onWaiting: () => setSent((now) => now && { ...now, isWaiting: true }),
          onGivenUp: (url) => uploadQueue(session).leave(url, name || file.name),
        },
      );
      const id = await session.whileOpen(running.current.done).finally(() => setSent(undefined));
      const text = t('import.doneText', { name: name || file.name });
      notifications.show({ title: t('import.done'), message: text, color: 'teal' });
      onDone(id);
    },
    explain: (error) =>
      error instanceof UploadFailure
        ? { text: error.message || t('import.failed'), fields: error.fields }
        : refusalOf(error),
  });

  const language = checked.form.watch('language') ?? ofCompany ?? 'en';
  const { form } = checked;
  /** Fills in what a file says, and takes out what another one has said. */
  const tell = (said: Told, before: Told) => {
    const { name = '', language: spoken, recordedAt } = said;
    if (form.getValues('name') === (before.name ?? '')) form.setValue('name', name.slice(0, lineMax));
    if (form.getValues('language') === (before.language ?? null)) form.setValue('language', spoken ?? null);
    if (recordedAt) form.setValue('recordedAt', toLocalTime(new Date(recordedAt)));
  };
  const newest = useRef<File>(undefined);
  const choose = async (chosen: File | undefined) => {
    setFile(chosen);
    newest.current = chosen;
    checked.setFailure(undefined);
    if (!chosen) return;
    form.clearErrors();
    form.setValue('recordedAt', toLocalTime(new Date(chosen.lastModified)));
    const said = await toldBy(chosen);
    if (newest.current !== chosen) return;
    tell(said, told.current);
    told.current = said;
  };
  /** Stops what is on its way, and lets the server forget it. */
  const stop = () => running.current?.abort();
  return { ...checked, file, choose, sent, stop, language };
}

import { TextInput } from '@mantine/core';
import { lineMax } from '@tavla/shared/limits';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '@/entities/meetings/LanguageSelect';
import { SupportNotes } from '@/entities/meetings/SupportNotes';
import { ChosenFile } from '@/entities/meetings/upload/ChosenFile';
import type { useLanguageSupport } from '@/entities/meetings/use-language-support';
import { AudienceFields } from '@/entities/meetings/visibility/AudienceFields';
import type { useImport } from './use-import';

interface Props {
  importing: ReturnType<typeof useImport>;
  file: File;
  /** What the engine makes of the language; undefined where it need not hear. */
  support: ReturnType<typeof useLanguageSupport>;
}

/** What is asked about a file that was chosen. */
export function ImportFields({ importing, file, support }: Props) {
  const { t } = useTranslation('meetings');
  const { form, choose, language, isSending } = importing;
  const { control, register } = form;
  const { name, recordedAt, audience } = form.formState.errors;
  return (
    <>
      <ChosenFile
        file={file}
        removeLabel={t('import.remove', { name: file.name })}
        disabled={isSending}
        onRemove={() => choose(undefined)}
      />
      <TextInput
        {...register('name')}
        dir="auto"
        label={t('import.name')}
        placeholder={file.name.replace(/\.[^.]+$/, '')}
        maxLength={lineMax}
        error={name?.message}
        disabled={isSending}
      />
      <TextInput
        {...register('recordedAt')}
        type="datetime-local"
        label={t('import.held')}
        description={t('import.heldText')}
        error={recordedAt?.message}
        disabled={isSending}
      />
      <Controller
        control={control}
        name="language"
        render={({ field: { onChange } }) => (
          <LanguageSelect value={language} onChange={onChange} disabled={isSending} />
        )}
      />
      <SupportNotes support={support} />
      <Controller
        control={control}
        name="audience"
        render={({ field: { value, onChange } }) => (
          <AudienceFields value={value} onChange={onChange} error={audience?.message} disabled={isSending} />
        )}
      />
    </>
  );
}

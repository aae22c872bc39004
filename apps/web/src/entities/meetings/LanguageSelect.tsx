import { Select } from '@mantine/core';
import { type Language, languages } from '@tavla/shared/meetings/languages';
import { useTranslation } from 'react-i18next';
import { foundByTyping } from '@/lib/forms/mark-text';

interface Props {
  value: Language;
  onChange(language: Language): void;
  disabled?: boolean;
}

/** The language of a meeting, found by typing. */
export function LanguageSelect({ value, onChange, disabled = false }: Props) {
  const { t } = useTranslation('record');
  return (
    <Select
      label={t('language')}
      description={t('languageText')}
      data={languages.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
      value={value}
      onChange={(picked) => picked && onChange(picked as Language)}
      {...foundByTyping}
      allowDeselect={false}
      nothingFoundMessage={t('noLanguage')}
      disabled={disabled}
    />
  );
}

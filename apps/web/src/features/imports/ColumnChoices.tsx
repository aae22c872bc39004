import { Select, SimpleGrid, TextInput, Title } from '@mantine/core';
import {
  type ImportChoices,
  importFields,
  type TaskImportPreview,
} from '@tavla/shared/contracts/data/imports';
import { lineMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';

interface ColumnChoicesProps {
  preview: TaskImportPreview;
  choices: ImportChoices;
  onChoose: (choices: ImportChoices) => void;
}

/** Which column of a table is what, and how its dates are written. */
export function ColumnChoices({ preview, choices, onChoose }: ColumnChoicesProps) {
  const { t } = useTranslation('imports');
  const { columns } = choices;
  const options = preview.columns.map(({ name, samples }, index) => ({
    value: String(index),
    label: [name || `#${index + 1}`, ...samples.slice(0, 1)].join(' · ').slice(0, 80),
  }));
  return (
    <section aria-labelledby="import-columns">
      <Title order={2} size="h4" id="import-columns" mb="xs">
        {t('columns.title')}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm">
        {importFields.map((field) => (
          <Select
            key={field}
            label={t(`columns.field.${field}`)}
            description={field === 'id' ? t('columns.idHint') : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder={t('columns.none')}
            data={options}
            clearable={field !== 'title'}
            allowDeselect={field !== 'title'}
            value={typeof columns?.[field] === 'number' ? String(columns[field]) : null}
            onChange={(value) =>
              onChoose({ columns: { ...columns, [field]: value === null ? null : Number(value) } })
            }
          />
        ))}
        {typeof columns?.id === 'number' && (
          <TextInput
            key={choices.source}
            label={t('columns.source')}
            description={t('columns.sourceHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={lineMax}
            defaultValue={choices.source}
            onBlur={(event) => {
              const source = event.currentTarget.value.trim();
              if (source && source !== choices.source) onChoose({ source });
            }}
          />
        )}
        {preview.asksDateOrder && (
          <Select
            label={t('dates.title')}
            data={(['day-first', 'month-first'] as const).map((value) => ({
              value,
              label: t(`dates.${value}`),
            }))}
            allowDeselect={false}
            value={choices.dateOrder ?? 'day-first'}
            onChange={(value) => onChoose({ dateOrder: value === 'month-first' ? value : 'day-first' })}
          />
        )}
      </SimpleGrid>
    </section>
  );
}

import { Checkbox, Radio, Stack, Text, TextInput } from '@mantine/core';
import type { ErasurePreview } from '@tavla/shared/contracts/data/erasures';
import { fullNameMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { PersonPicker } from '@/entities/users/PersonPicker';
import { type ChoiceFaults, type EraseChoices as Choices, countOf } from './erase-choices';
import classes from './erasures.module.css';

interface Props {
  preview: ErasurePreview;
  choices: Choices;
  onChange: (choices: Choices) => void;
  faults: ChoiceFaults;
}

/** What whoever erases chooses: what becomes of uploads and tasks, which names texts lose; and the name, to say that it is meant. */
export function EraseChoices({ preview, choices, onChange, faults }: Props) {
  const { t } = useTranslation('erasures');
  const { tasks, heirId, name } = choices;
  return (
    <Stack gap="sm">
      {(['recordings', 'files'] as const).map(
        (kind) =>
          countOf(preview, kind) > 0 && (
            <Radio.Group
              key={kind}
              label={t(`dialog.${kind}`)}
              value={choices[kind]}
              onChange={(value) => onChange({ ...choices, [kind]: value as 'keep' | 'delete' })}
            >
              <Stack gap={6} mt={6}>
                <Radio value="keep" label={t('dialog.keep')} />
                <Radio value="delete" label={t('dialog.delete')} />
              </Stack>
            </Radio.Group>
          ),
      )}
      {countOf(preview, 'assigned') > 0 && (
        <Radio.Group
          label={t('dialog.tasks')}
          value={tasks}
          onChange={(value) => onChange({ ...choices, tasks: value as Choices['tasks'] })}
        >
          <Stack gap={6} mt={6}>
            <Radio value="unassign" label={t('dialog.unassign')} />
            <Radio value="handOver" label={t('dialog.handOver')} />
          </Stack>
        </Radio.Group>
      )}
      {tasks === 'handOver' && (
        <PersonPicker
          label={t('dialog.heir')}
          placeholder={t('dialog.heirPlaceholder')}
          value={heirId}
          onChange={(id) => onChange({ ...choices, heirId: id })}
          exceptId={preview.personId}
          error={faults.heir && t('dialog.heirRequired')}
        />
      )}
      <NamesInTexts preview={preview} choices={choices} onChange={onChange} />
      <TextInput
        label={t('dialog.name', { name: preview.name })}
        value={name}
        onChange={(event) => onChange({ ...choices, name: event.currentTarget.value })}
        error={faults.name && t('dialog.nameRequired')}
        autoComplete="off"
        maxLength={fullNameMax}
      />
    </Stack>
  );
}

/** Somebody may once have been called by words that texts mean otherwise: these can be left out. */
function NamesInTexts({ preview: { names, isNameShared }, choices, onChange }: Omit<Props, 'faults'>) {
  const { t } = useTranslation('erasures');
  const { spared } = choices;
  return (
    <div>
      {names.length > 0 && (
        <Checkbox.Group
          label={t('dialog.names')}
          description={t('dialog.namesText')}
          value={names.filter((name) => !spared.includes(name))}
          onChange={(looked) =>
            onChange({ ...choices, spared: names.filter((name) => !looked.includes(name)) })
          }
        >
          <Stack gap={6} mt={6} className={classes.names}>
            {names.map((name) => (
              <Checkbox key={name} value={name} label={<bdi>{name}</bdi>} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {isNameShared && (
        <Text size="sm" c="dimmed" mt={6}>
          {t('dialog.shared')}
        </Text>
      )}
    </div>
  );
}

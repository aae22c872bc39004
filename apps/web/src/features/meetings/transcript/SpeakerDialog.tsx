import { Autocomplete, Radio, Stack } from '@mantine/core';
import { fullName } from '@tavla/shared/full-name';
import { lineMax } from '@tavla/shared/limits';
import type { Segment } from '@tavla/shared/meetings/findings';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useEntityForm } from '@/entities/forms/use-entity-form';
import { useLiveLists } from '@/entities/live/live-lists';
import { usersStore } from '@/entities/users/users-store';
import { there } from '@/lib/forms/source';
import { FormModal } from '@/ui/form/FormModal';
import { type Reach, reaches, runFrom } from './speaker-run';
import type { Spoken } from './use-corrections';

interface Props {
  segment: Segment;
  segments: readonly Segment[];
  /** Rejects when nothing is saved. */
  onName(speaker: string | null, which: Spoken): Promise<void>;
  onClose(): void;
}

const suggestedMax = 50;
const Naming = z.object({ speaker: z.string().trim().max(lineMax), reach: z.enum(reaches) });
type Values = z.infer<typeof Naming>;

/** Who speaks in a line, in those after it too, or wherever the same speaker does. */
export function SpeakerDialog({ segment, segments, onName, onClose }: Props) {
  const { t } = useTranslation('meetings');
  useLiveLists('users');
  const people = usersStore.useAll();
  const { speaker } = segment;
  const run = runFrom(segments, segment.id);
  const same = segments.filter((one) => one.speaker === speaker);
  const known = [...new Set([...segments.flatMap((one) => one.speaker ?? []), ...people.map(fullName)])];
  const whichOf = (chosen: Reach): Spoken => {
    if (chosen === 'all' && speaker !== null) return { from: speaker };
    return { segmentIds: (chosen === 'run' ? run : [segment]).map(({ id }) => id) };
  };
  const [reach] = useState((): Reach => (speaker !== null ? 'all' : run.length > 1 ? 'run' : 'line'));
  const form = useEntityForm<Segment, Values>({
    source: there(segment),
    valuesOf: (one) => ({ speaker: one?.speaker ?? '', reach }),
    schema: Naming,
    save: async (values) => {
      await onName(values.speaker.trim() || null, whichOf(values.reach));
      return segment;
    },
    onSaved: onClose,
  });
  const { control, formState } = form.form;
  const labels = { speaker: t('speaker.name'), reach: t('speaker.reach') };
  return (
    <FormModal form={form} title={t('speaker.title')} size="sm" labels={labels} onClose={onClose}>
      <Controller
        control={control}
        name="speaker"
        render={({ field }) => (
          <Autocomplete
            label={labels.speaker}
            description={t('speaker.nameText')}
            data={known}
            limit={suggestedMax}
            maxLength={lineMax}
            error={formState.errors.speaker?.message}
            data-autofocus
            // Whoever opens this wants another name: what is typed takes the place of the one that is there.
            openOnFocus={false}
            onFocus={({ currentTarget }) => currentTarget.select()}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="reach"
        render={({ field }) => (
          <Radio.Group label={labels.reach} {...field}>
            <Stack gap={6} mt={4}>
              <Radio value="line" label={t('speaker.line')} />
              {run.length > 1 && <Radio value="run" label={t('speaker.run', { count: run.length })} />}
              {speaker !== null && (
                <Radio value="all" label={t('speaker.all', { count: same.length, name: speaker })} />
              )}
            </Stack>
          </Radio.Group>
        )}
      />
    </FormModal>
  );
}

import { Button, Group } from '@mantine/core';
import type { FormState } from './form-state';

interface Props {
  form: Pick<FormState<never>, 'isSending' | 'maySave'>;
  words: { cancel: string; submit: string };
  onCancel: () => void;
}

/** The buttons at the end of a form in a dialog. */
export function FormButtons({ form, words, onCancel }: Props) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button type="submit" loading={form.isSending} disabled={!form.maySave}>
        {words.submit}
      </Button>
    </Group>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { updateMe } from '@tavla/shared/contracts/auth';
import { lineMax } from '@tavla/shared/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorText, fieldErrors } from '@/api/error-text';
import { useMe } from '@/entities/me/use-me';
import { UnsavedQuestion } from '@/ui/UnsavedQuestion';
import { useUnsaved } from '@/ui/use-unsaved';
import { ChangeEmailDialog } from './ChangeEmailDialog';
import { EmailField } from './EmailField';
import { Section } from './Section';
import { useUpdateMe } from './use-update-me';

const Fields = updateMe.body.pick({ firstName: true, lastName: true }).required();

/** One's own name and address; the company and the role belong to the administrators. */
export function ProfileSection() {
  const { t } = useTranslation('account');
  const me = useMe();
  const update = useUpdateMe();
  const [isChangingEmail, changeEmail] = useDisclosure();
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { firstName: me.firstName, lastName: me.lastName },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const unsaved = useUnsaved(isDirty, 'page');

  const submit = handleSubmit(async (fields) => {
    try {
      await update.mutateAsync(fields);
      reset(fields);
      notifications.show({ color: 'teal', message: t('profile.saved') });
    } catch (error) {
      const { firstName, lastName } = fieldErrors(error);
      if (firstName) setError('firstName', { message: firstName });
      if (lastName) setError('lastName', { message: lastName });
      if (!firstName && !lastName) setError('root', { message: errorText(error) });
    }
  });

  return (
    <Section title={t('profile.title')}>
      <form onSubmit={submit} noValidate>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput
            {...register('firstName')}
            label={t('profile.firstName')}
            autoComplete="given-name"
            maxLength={lineMax}
            error={errors.firstName?.message}
          />
          <TextInput
            {...register('lastName')}
            label={t('profile.lastName')}
            autoComplete="family-name"
            maxLength={lineMax}
            error={errors.lastName?.message}
          />
        </SimpleGrid>
        <Stack gap="md" mt="md">
          <EmailField onChange={changeEmail.open} />
          <Textarea
            autosize
            minRows={1}
            label={t('profile.company')}
            description={me.organization.domain}
            value={me.organization.name}
            readOnly
            variant="filled"
          />
        </Stack>
        {errors.root && (
          <Alert color="red" mt="md">
            {errors.root.message}
          </Alert>
        )}
        <Group justify="flex-end" mt="md">
          <Button type="submit" disabled={!isDirty} loading={isSubmitting}>
            {t('profile.save')}
          </Button>
        </Group>
      </form>
      {/* Outside the form: what is sent in the dialog would be sent in the form around it, too. */}
      {isChangingEmail && <ChangeEmailDialog onClose={changeEmail.close} />}
      <UnsavedQuestion unsaved={unsaved} />
    </Section>
  );
}

import { Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { type CurrentUser, updateMe } from '@tavla/shared/contracts/auth';
import { lastNameMax, lineMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { useEntityForm } from '@/entities/forms/use-entity-form';
import { useMe } from '@/entities/me/use-me';
import { there } from '@/lib/forms/source';
import { FormBody } from '@/ui/form/FormBody';
import { UnsavedQuestion } from '@/ui/UnsavedQuestion';
import { ChangeEmailDialog } from './ChangeEmailDialog';
import { EmailField } from './EmailField';
import { Section } from './Section';
import { useUpdateMe } from './use-update-me';

const schema = updateMe.body.pick({ firstName: true, lastName: true }).required();

function valuesOf(me: CurrentUser['data'] | null) {
  return { firstName: me?.firstName ?? '', lastName: me?.lastName ?? '' };
}

/** One's own name and address; the company and the role belong to the administrators. */
export function ProfileSection() {
  const { t } = useTranslation('account');
  const me = useMe();
  const update = useUpdateMe();
  const [isChangingEmail, changeEmail] = useDisclosure();
  const form = useEntityForm({
    source: there(me),
    valuesOf,
    schema,
    save: async (_values, edit) => (await update.mutateAsync(edit?.changed ?? {})).data,
    onSaved: () => notifications.show({ color: 'teal', message: t('profile.saved') }),
    lostBy: 'page',
  });
  const { register, formState } = form.form;
  const { errors } = formState;

  return (
    <Section title={t('profile.title')}>
      <FormBody
        form={form}
        labels={{ firstName: t('profile.firstName'), lastName: t('profile.lastName') }}
        buttons={
          <Group justify="flex-end" mt={4}>
            <Button type="submit" disabled={!form.maySave} loading={form.isSending}>
              {t('profile.save')}
            </Button>
          </Group>
        }
      >
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
            maxLength={lastNameMax}
            error={errors.lastName?.message}
          />
        </SimpleGrid>
        <Stack gap="md" mt={4}>
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
      </FormBody>
      {/* Outside the form: what is sent in the dialog would be sent in the form around it, too. */}
      {isChangingEmail && <ChangeEmailDialog onClose={changeEmail.close} />}
      <UnsavedQuestion unsaved={form.unsaved} />
    </Section>
  );
}

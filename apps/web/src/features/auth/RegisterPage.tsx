import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import {
  checkOrganization,
  OrganizationDomain,
  OrganizationName,
} from '@tavla/shared/contracts/organizations';
import { domainMin, lineMax } from '@tavla/shared/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { call } from '@/api/call';
import { paths } from '@/lib/paths';
import { keepSignInDraft, readSignInDraft } from '@/lib/sign-in-draft';
import { AuthHead } from './AuthHead';
import { AuthLink } from './AuthLink';

const Fields = z.object({ name: OrganizationName, domain: OrganizationDomain });

/** /register: the company's name and domain, checked before anyone is asked for an address. */
export function RegisterPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { name: readSignInDraft().name ?? '', domain: readSignInDraft().domain ?? '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (company) => {
    keepSignInDraft(company);
    const isRefused = await call(checkOrganization, { query: company }).catch(() => undefined);
    if (isRefused === undefined) setError('root', { message: t('errors.organizationCheck') });
    else if (isRefused) setError('root', { message: t('errors.organizationTaken') });
    else await navigate(paths.emailRegister(company));
  });

  return (
    <>
      <AuthHead title={t('register.title')} text={t('register.text')} />
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            {...register('name')}
            size="md"
            label={t('register.name')}
            placeholder={t('register.namePlaceholder')}
            autoComplete="organization"
            maxLength={lineMax}
            error={errors.name?.message}
            autoFocus
          />
          <TextInput
            {...register('domain')}
            size="md"
            label={t('register.domain')}
            placeholder={t('register.domainPlaceholder')}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            minLength={domainMin}
            maxLength={lineMax}
            error={errors.domain?.message}
          />
          {errors.root && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {errors.root.message}
            </Text>
          )}
          <Button type="submit" size="md" loading={isSubmitting} fullWidth>
            {t('register.submit')}
          </Button>
        </Stack>
      </form>
      <AuthLink question={t('register.hasAccount')} to={paths.login()}>
        {t('register.login')}
      </AuthLink>
    </>
  );
}

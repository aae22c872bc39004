import { Button, Stack, Text, TextInput } from '@mantine/core';
import { domainMin, lineMax } from '@tavla/shared/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { keepSignInDraft, readSignInDraft } from '@/lib/sign-in-draft';
import { AskedCode } from './AskedCode';
import { AuthHead } from './AuthHead';
import { AuthLink } from './AuthLink';
import { loadCalls, rulesFrom } from './load-calls';

interface Fields {
  name: string;
  domain: string;
}

const rules = rulesFrom<Fields>('domain', ({ companyRules }) => companyRules);

/** /register: the company's name and domain, checked before anyone is asked for an address. */
export function RegisterPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: rules,
    defaultValues: { name: readSignInDraft().name ?? '', domain: readSignInDraft().domain ?? '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (company) => {
    keepSignInDraft(company);
    const { isCompanyRefused } = await loadCalls();
    const isRefused = await isCompanyRefused(company).catch(() => undefined);
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
      <AskedCode />
      <AuthLink question={t('register.hasAccount')} to={paths.login()}>
        {t('register.login')}
      </AuthLink>
    </>
  );
}

import { Button, Stack, Text, TextInput } from '@mantine/core';
import { domainMin, lineMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Refused } from '@/entities/forms/refusal';
import { useCheckedForm } from '@/entities/forms/use-checked-form';
import { paths } from '@/lib/paths';
import { keepSignInDraft, readSignInDraft } from '@/lib/sign-in-draft';
import { AskedCode } from './AskedCode';
import { AuthHead } from './AuthHead';
import { AuthLink } from './AuthLink';
import { loadCalls, rulesFrom } from './load-calls';

const resolver = rulesFrom<{ name: string; domain: string }>('domain', ({ companyRules }) => companyRules);

/** /register: the company's name and domain, checked before anyone is asked for an address. */
export function RegisterPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { form, element, isSending, failure } = useCheckedForm({
    start: { name: readSignInDraft().name ?? '', domain: readSignInDraft().domain ?? '' },
    resolver,
    send: async (company) => {
      keepSignInDraft(company);
      const isTaken = await loadCalls()
        .then(({ isCompanyRefused }) => isCompanyRefused(company))
        .catch(() => undefined);
      if (isTaken === undefined) throw new Refused(t('errors.organizationCheck'));
      if (isTaken) throw new Refused(t('errors.organizationTaken'));
      await navigate(paths.emailRegister(company));
    },
  });
  const { register, formState } = form;
  const { errors } = formState;

  return (
    <>
      <AuthHead title={t('register.title')} text={t('register.text')} />
      <form {...element}>
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
          {failure && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {failure}
            </Text>
          )}
          <Button type="submit" size="md" loading={isSending} fullWidth>
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

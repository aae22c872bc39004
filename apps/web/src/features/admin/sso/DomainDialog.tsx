import { TextInput } from '@mantine/core';
import { OrganizationDomain } from '@tavla/shared/contracts/organizations';
import { setSignInDomain } from '@tavla/shared/contracts/single-sign-on/domain';
import type { SingleSignOn } from '@tavla/shared/contracts/single-sign-on/settings';
import { domainMin } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '@/api/call';
import { useSentForm } from '@/entities/forms/use-sent-form';
import { useMe } from '@/entities/me/use-me';
import { FormBody } from '@/ui/form/FormBody';
import { FormButtons } from '@/ui/form/FormButtons';
import { MountedModal } from '@/ui/MountedModal';

interface DomainDialogProps {
  sso: SingleSignOn;
  onChanged: (now: SingleSignOn) => unknown;
  onClose: () => void;
}

const schema = z.object({ domain: OrganizationDomain });

/** Says which domain it is; another one than before is to be proved anew. */
export function DomainDialog({ sso, onChanged, onClose }: DomainDialogProps) {
  const { t } = useTranslation('sso');
  const { organization } = useMe();
  const form = useSentForm({ domain: sso.domain?.name ?? organization.domain }, schema, async (body) => {
    onChanged(await call(setSignInDomain, { body }));
    onClose();
  });
  return (
    <MountedModal size={480} title={t('domain.set')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ domain: t('domain.title') }}
        buttons={
          <FormButtons form={form} words={{ cancel: t('cancel'), submit: t('save') }} onCancel={onClose} />
        }
      >
        <TextInput
          {...form.form.register('domain')}
          label={t('domain.title')}
          description={t(sso.domain?.provedBy ? 'domain.changeHint' : 'domain.hint')}
          withAsterisk
          required
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          minLength={domainMin}
          error={form.form.formState.errors.domain?.message}
          data-autofocus
        />
      </FormBody>
    </MountedModal>
  );
}

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { OrganizationInput } from '@tavla/shared/contracts/organizations';
import { useTranslation } from 'react-i18next';
import classes from '../admin.module.css';
import type { CompanyField } from './use-company-form';

interface CompanyConflictProps {
  fields: readonly CompanyField[];
  theirs: OrganizationInput;
  onTake: (field: CompanyField) => void;
}

/** What somebody else made of the fields that one has changed as well, with the choice between the two. */
export function CompanyConflict({ fields, theirs, onTake }: CompanyConflictProps) {
  const { t } = useTranslation('admin');
  const { t: tRecord } = useTranslation('record');
  const inWords = (field: CompanyField) => {
    if (field === 'timeZone') return theirs.timeZone?.replaceAll('_', ' ') ?? t('company.timeZoneUnset');
    if (field !== 'recordingLanguage') return theirs[field];
    const language = theirs.recordingLanguage;
    return language ? tRecord(`languages.${language}`) : t('company.recordingLanguageUnset');
  };
  return (
    <Alert color="orange" title={t('company.conflictTitle')} role="alert">
      <Stack gap="xs">
        {t('company.conflictText')}
        {fields.map((field) => (
          <Group key={field} gap="xs" justify="space-between" wrap="nowrap">
            <Text size="sm" className={classes.breakable}>
              {t('company.theirs', { field: t(`company.${field}`), value: inWords(field) })}
            </Text>
            <Button
              flex="none"
              size="compact-xs"
              variant="default"
              aria-label={t('company.useTheirsOf', { field: t(`company.${field}`) })}
              onClick={() => onTake(field)}
            >
              {t('company.useTheirs')}
            </Button>
          </Group>
        ))}
      </Stack>
    </Alert>
  );
}

import { Badge, Group, Stack, Text } from '@mantine/core';
import type { TaskImportPreview } from '@tavla/shared/contracts/data/imports';
import { useTranslation } from 'react-i18next';

const shown = 30;

/** What an import would do, in numbers and names. */
export function PreviewFacts({ preview }: { preview: TaskImportPreview }) {
  const { t } = useTranslation('imports');
  const counts = ['existing', 'archived', 'leftOut', 'comments'] as const;
  return (
    <Stack gap="md">
      <Stack gap={2} role="status">
        <Text fw={600}>{t('valid', { count: preview.valid })}</Text>
        {counts.map(
          (name) =>
            preview[name] > 0 && (
              <Text key={name} size="sm">
                {t(name, { count: preview[name] })}
              </Text>
            ),
        )}
        {preview.failedCount > 0 && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t('failed', { count: preview.failedCount })}
          </Text>
        )}
      </Stack>
      <Names
        title={t('people')}
        names={preview.unknownPeople.map(({ name, count }) => `${name}${count > 1 ? ` (${count})` : ''}`)}
      />
      <Names
        title={t('newTags')}
        names={preview.newTags.map(({ category, name }) => `${category}: ${name}`)}
      />
    </Stack>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  const { t } = useTranslation('imports');
  if (!names.length) return null;
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4}>
        {title}
      </Text>
      <Group gap={4}>
        {names.slice(0, shown).map((name) => (
          <Badge key={name} variant="light" color="gray" tt="none" maw="100%" c="var(--mantine-color-text)">
            {name}
          </Badge>
        ))}
        {names.length > shown && <Text size="xs">{t('more', { count: names.length - shown })}</Text>}
      </Group>
    </div>
  );
}

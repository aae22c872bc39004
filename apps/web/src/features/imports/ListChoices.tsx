import { Group, Select, Stack, Text, Title } from '@mantine/core';
import { type ImportChoices, type ImportList, ImportTarget } from '@tavla/shared/contracts/data/imports';
import { useTranslation } from 'react-i18next';

interface ListChoicesProps {
  lists: readonly ImportList[];
  /** What was chosen since the lists were read. */
  chosen: ImportChoices['lists'];
  onChoose: (key: string, target: ImportTarget) => void;
}

/** The column of the board for each list or status of the file. */
export function ListChoices({ lists, chosen, onChoose }: ListChoicesProps) {
  const { t } = useTranslation('imports');
  const options = ImportTarget.options.map((value) => ({
    value,
    label: value === 'none' ? t('lists.none') : t(`column.${value}`),
  }));
  return (
    <section aria-labelledby="import-lists">
      <Title order={2} size="h4" id="import-lists" mb="xs">
        {t('lists.title')}
      </Title>
      <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
        {lists.map(({ key, name, count, target }) => {
          const shown = name || t('lists.empty');
          return (
            <Group component="li" key={key} justify="space-between" wrap="nowrap" gap="sm">
              <Text size="sm" style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {shown}{' '}
                <Text span size="xs" c="dimmed">
                  {t('lists.count', { count })}
                </Text>
              </Text>
              <Select
                w={160}
                flex="none"
                size="xs"
                aria-label={t('lists.label', { name: shown })}
                data={options}
                allowDeselect={false}
                value={chosen?.[key] ?? target}
                onChange={(value) => value && onChoose(key, ImportTarget.parse(value))}
              />
            </Group>
          );
        })}
      </Stack>
    </section>
  );
}

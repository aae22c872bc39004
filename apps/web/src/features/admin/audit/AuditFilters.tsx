import { Button, Group, Select, TextInput } from '@mantine/core';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { searchMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { PersonPicker } from '@/entities/users/PersonPicker';
import { useTyped } from '@/lib/address/use-typed';
import { auditKinds } from './audit-words';
import type { useAudit } from './use-audit';

/** What of the log is shown and exported; all of it stands in the address. */
export function AuditFilters({ audit }: { audit: ReturnType<typeof useAudit> }) {
  const { t } = useTranslation('admin');
  const { filter, change } = audit;
  const [text, setText] = useTyped(filter.q, (q) => change({ q }));
  return (
    <Group gap="xs" align="end">
      <TextInput
        type="search"
        flex="1 1 220px"
        placeholder={t('audit.search')}
        leftSection={<IconSearch size={16} />}
        maxLength={searchMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Select
        label={t('audit.kind')}
        w={{ base: '100%', xs: 180 }}
        comboboxProps={{ keepMounted: false }}
        allowDeselect={false}
        data={[
          { value: '', label: t('audit.allKinds') },
          ...auditKinds.map((kind) => ({ value: kind, label: t(`audit.kinds.${kind}`) })),
        ]}
        value={filter.kind}
        onChange={(kind) => change({ kind: kind ?? '' })}
      />
      <PersonPicker
        label={t('audit.person')}
        placeholder={t('audit.anyone')}
        w={{ base: '100%', xs: 240 }}
        withInactive
        // Their entries outlive them, with the name they had.
        goneName={audit.page.data?.data.find(({ actorId }) => actorId === filter.person)?.actorName}
        value={filter.person || null}
        onChange={(person) => change({ person: person ?? '' })}
      />
      <Group gap="xs" wrap="nowrap" w={{ base: '100%', xs: 'auto' }}>
        <TextInput
          type="date"
          flex={1}
          label={t('audit.from')}
          value={filter.from}
          onChange={(event) => change({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          flex={1}
          label={t('audit.to')}
          value={filter.to}
          onChange={(event) => change({ to: event.currentTarget.value })}
        />
      </Group>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        loading={audit.isExporting}
        onClick={() => void audit.save()}
      >
        {t('audit.export')}
      </Button>
    </Group>
  );
}

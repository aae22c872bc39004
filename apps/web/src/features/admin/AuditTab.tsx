import { ActionIcon, Alert, Button, Group, Select, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconDownload, IconSearch } from '@tabler/icons-react';
import { searchDebounce } from '@tavla/shared/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditRows } from './AuditRows';
import classes from './admin.module.css';
import { auditKinds } from './audit-words';
import { useAudit } from './use-audit';

/** Who did what, when and from where; newest first. */
export function AuditTab() {
  const { t } = useTranslation('admin');
  const audit = useAudit();
  const { page } = audit;
  return (
    <Stack gap="sm">
      <AuditFilters audit={audit} />
      {page.isError && !page.data && (
        <Alert color="red" title={t('audit.failed')} role="alert">
          <Button size="xs" variant="default" onClick={() => void page.refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      {page.isPending && (
        <Stack gap={8} role="status" aria-label={t('audit.loading')}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} h={36} />
          ))}
        </Stack>
      )}
      {page.data?.total === 0 && (
        <Group>
          <Text c="dimmed">{t('audit.empty')}</Text>
          {audit.isFiltered && (
            <Button size="xs" variant="default" onClick={audit.clear}>
              {t('audit.clear')}
            </Button>
          )}
        </Group>
      )}
      {Boolean(page.data?.data.length) && <AuditRows entries={page.data?.data ?? []} />}
      {page.data && (
        <nav aria-label={t('audit.pages')}>
          <Group justify="space-between" mih={32}>
            <Text size="xs" c="dimmed" className={classes.count} aria-live="polite">
              {t('audit.range', { from: audit.from, to: audit.to, total: audit.total })}
            </Text>
            {(audit.previous || audit.next) && (
              <Group gap={4}>
                <ActionIcon
                  variant="default"
                  disabled={!audit.previous}
                  onClick={audit.previous}
                  aria-label={t('audit.previous')}
                >
                  <IconChevronLeft size={16} />
                </ActionIcon>
                <ActionIcon
                  variant="default"
                  disabled={!audit.next}
                  onClick={audit.next}
                  aria-label={t('audit.next')}
                >
                  <IconChevronRight size={16} />
                </ActionIcon>
              </Group>
            )}
          </Group>
        </nav>
      )}
    </Stack>
  );
}

function AuditFilters({ audit }: { audit: ReturnType<typeof useAudit> }) {
  const { t } = useTranslation('admin');
  const { filter, change } = audit;
  const [text, setText] = useState(filter.q);
  const sent = useRef(filter.q);
  const send = useDebouncedCallback((q: string) => {
    sent.current = q;
    change({ q });
  }, searchDebounce);
  // Back or 'Clear filters' changed the address.
  useEffect(() => {
    if (filter.q === sent.current) return;
    sent.current = filter.q;
    setText(filter.q);
  }, [filter.q]);
  return (
    <Group gap="xs" align="end">
      <TextInput
        type="search"
        flex="1 1 220px"
        placeholder={t('audit.search')}
        leftSection={<IconSearch size={16} />}
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          send(event.currentTarget.value);
        }}
      />
      <Select
        label={t('audit.kind')}
        w={180}
        comboboxProps={{ keepMounted: false }}
        allowDeselect={false}
        data={[
          { value: '', label: t('audit.allKinds') },
          ...auditKinds.map((kind) => ({ value: kind, label: t(`audit.kinds.${kind}`) })),
        ]}
        value={filter.kind}
        onChange={(kind) => change({ kind: kind ?? '' })}
      />
      <TextInput
        type="date"
        label={t('audit.from')}
        value={filter.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('audit.to')}
        value={filter.to}
        onChange={(event) => change({ to: event.currentTarget.value })}
      />
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

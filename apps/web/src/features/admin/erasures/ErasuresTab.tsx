import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAddress } from '@/lib/address/use-address';
import { EraseDialog } from './EraseDialog';
import { ErasedPeople } from './ErasedPeople';
import { FormerPeople } from './FormerPeople';
import { useErasures } from './use-erasures';

/** Erasing people who have left: who can be, who asked for it, how far it is. `?person=` asks about one. */
export function ErasuresTab() {
  const { t } = useTranslation('erasures');
  const { list, reload } = useErasures();
  const { params, change } = useAddress();
  const personId = params.get('person');
  const ask = (id: string | null) => change({ person: id });
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed" maw={760}>
        {t('intro')}
      </Text>
      <ErasedPeople list={list} onErase={ask} />
      <FormerPeople onErase={ask} />
      {personId && (
        <EraseDialog key={personId} personId={personId} onClose={() => ask(null)} onBegun={reload} />
      )}
    </Stack>
  );
}

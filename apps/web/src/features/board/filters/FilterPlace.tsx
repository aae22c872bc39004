import { type ComponentProps, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelComing } from '@/ui/coming/PanelComing';
import { lazyPart } from '@/ui/lazy-part';
import type { FilterPanel as Panel } from './FilterPanel';
import classes from './filters.module.css';

const FilterPanel = lazyPart(async () => (await import('./FilterPanel')).FilterPanel);

interface Props extends ComponentProps<typeof Panel> {
  id: string;
  onClose: () => void;
}

/** Where the filters open, between the head of the board and its columns. */
export function FilterPlace({ id, onClose, ...panel }: Props) {
  const { t } = useTranslation('board');
  const coming = (
    <PanelComing
      as="section"
      label={t('filters')}
      className={`${classes.panel} ${classes.panelComing}`}
      onClose={onClose}
    />
  );
  return (
    <div id={id}>
      <Suspense fallback={coming}>
        <FilterPanel {...panel} />
      </Suspense>
    </div>
  );
}

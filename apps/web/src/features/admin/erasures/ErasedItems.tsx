import { Anchor, Text } from '@mantine/core';
import type { ErasedFate, ErasedPlace, ErasurePreview } from '@tavla/shared/contracts/data/erasures';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import classes from './erasures.module.css';

const fates: readonly ErasedFate[] = ['choice', 'handed-over', 'deleted', 'nameless', 'kept'];

const addressOf = ({ kind, id }: ErasedPlace) => (kind === 'task' ? paths.task(id) : paths.meeting(id));

/** What is theirs, by what becomes of it, with links to some of it. */
export function ErasedItems({ items }: Pick<ErasurePreview, 'items'>) {
  const { t } = useTranslation('erasures');
  return fates.map((fate) => {
    const some = items.filter((item) => item.fate === fate && item.count > 0);
    if (some.length === 0) return null;
    return (
      <section key={fate} aria-label={t(`fates.${fate}`)}>
        <Text size="sm" fw={550}>
          {t(`fates.${fate}`)}
        </Text>
        <ul className={classes.items}>
          {some.map(({ kind, count, places }) => (
            <li key={kind} className={classes.item}>
              <span className={classes.count}>{count}</span>
              <div className={classes.what}>
                {t(`kinds.${kind}`)}
                {places.length > 0 && (
                  <Text size="xs" c="dimmed" component="div">
                    {t('dialog.places')}{' '}
                    {places.map((place, index) => (
                      <span key={place.id}>
                        {index > 0 && ', '}
                        <Anchor
                          component={Link}
                          to={addressOf(place)}
                          target="_blank"
                          inherit
                          underline="always"
                        >
                          <bdi>{place.title}</bdi>
                        </Anchor>
                      </span>
                    ))}
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

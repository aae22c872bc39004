import { Button, Collapse, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import classes from './AudienceChoice.module.css';
import { AudienceFields } from './AudienceFields';
import { type Audience, isUnsaid } from './audience';

interface Props {
  value: Audience;
  onChange(value: Audience): void;
}

/** A line that says who will see a meeting, and the way to choose others. */
export function AudienceChoice({ value, onChange }: Props) {
  const { t } = useTranslation('visibility');
  const [isOpen, { toggle }] = useDisclosure();
  const company = useMe().organization.name;
  const { to, ids } = value.visibility;
  const count = ids.length;
  const words = isUnsaid(value)
    ? t('sees.unsaid')
    : to === 'people' && count === 0
      ? t('sees.nobody')
      : t(`sees.${to}`, { company, count });
  const there = value.attendeeIds.length;
  return (
    <section className={classes.audience} aria-label={t('label')}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" role="status">
          {there > 0 ? `${words} ${t('sees.there', { count: there })}` : words}
        </Text>
        <Button
          variant="subtle"
          size="xs"
          flex="none"
          aria-expanded={isOpen}
          rightSection={<IconChevronDown size={14} className={isOpen ? classes.turned : undefined} />}
          onClick={toggle}
        >
          {t('change')}
        </Button>
      </Group>
      <Collapse expanded={isOpen} transitionDuration={0}>
        <div className={classes.fields}>
          <AudienceFields value={value} onChange={onChange} />
        </div>
      </Collapse>
    </section>
  );
}

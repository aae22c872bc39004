import { Button, Checkbox, Collapse, Select, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonSession } from '@/entities/session/person-session-context';
import classes from './record.module.css';
import { filters, listMicrophones, type MicrophoneChoice } from './recorder/microphone';
import { keepChoice, readChoice } from './recorder/microphone-choice';

/** Which microphone is used and what the browser does to its sound; remembered for the person in this browser. */
export function MicrophoneSettings({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('record');
  const { kept } = usePersonSession();
  const [isOpen, { toggle }] = useDisclosure();
  const [choice, setChoice] = useState(() => readChoice(kept));
  const [microphones, setMicrophones] = useState<{ id: string; label: string }[]>([]);
  useEffect(() => {
    const devices = navigator.mediaDevices;
    const read = () => void listMicrophones().then(setMicrophones, () => {});
    read();
    devices?.addEventListener('devicechange', read);
    return () => devices?.removeEventListener('devicechange', read);
  }, []);

  const change = (part: Partial<MicrophoneChoice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    keepChoice(kept, next);
  };
  const isThere = microphones.some(({ id }) => id === choice.deviceId);
  return (
    <div className={classes.settings}>
      <Button
        variant="subtle"
        size="xs"
        aria-expanded={isOpen}
        rightSection={<IconChevronDown size={14} className={isOpen ? classes.turned : undefined} />}
        onClick={toggle}
      >
        {t('microphone.settings')}
      </Button>
      <Collapse expanded={isOpen} transitionDuration={0}>
        <Stack gap="xs" pt="xs">
          <Select
            label={t('microphone.label')}
            description={microphones.length ? undefined : t('microphone.unnamed')}
            data={[
              { value: '', label: t('microphone.usual') },
              ...microphones.map(({ id, label }) => ({ value: id, label })),
            ]}
            value={isThere ? choice.deviceId : ''}
            onChange={(id) => change({ deviceId: id || null })}
            allowDeselect={false}
            disabled={disabled}
          />
          {filters.map((filter) => (
            <Checkbox
              key={filter}
              label={t(`microphone.${filter}`)}
              checked={choice[filter]}
              onChange={({ currentTarget }) => change({ [filter]: currentTarget.checked })}
              disabled={disabled}
            />
          ))}
        </Stack>
      </Collapse>
    </div>
  );
}

import { Button, Group, Select, TextInput, UnstyledButton } from '@mantine/core';
import { type Tag, type TagColor, tagColors } from '@tavla/shared/contracts/tasks';
import { lineMax } from '@tavla/shared/limits';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../card/badges.module.css';
import { customTag } from './task-form-values';
import '@/i18n/custom-tag-catalogue';

/** A tag that does not exist yet. Without a name and a category nothing happens. */
export function CustomTagForm({ onAdd }: { onAdd: (tag: Tag) => void }) {
  const { t } = useTranslation('customTag');
  const [name, setName] = useState('');
  const [category, setCategory] = useState('');
  const [color, setColor] = useState<TagColor>('blue');
  const nameInput = useRef<HTMLInputElement>(null);

  function add() {
    const tag = customTag(name, category, color, Date.now());
    if (!tag) return;
    onAdd(tag);
    setName('');
    nameInput.current?.focus();
  }

  // Enter means this tag, not the whole form.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <fieldset className={classes.plainFieldset}>
      <legend>
        <UnstyledButton className={classes.legend} onClick={() => nameInput.current?.focus()}>
          {t('open')}
        </UnstyledButton>
      </legend>
      <Group gap="xs" align="end" className={classes.customTag}>
        <TextInput
          ref={nameInput}
          size="xs"
          label={t('name')}
          maxLength={lineMax}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <TextInput
          size="xs"
          label={t('category')}
          maxLength={lineMax}
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Select
          size="xs"
          label={t('color')}
          allowDeselect={false}
          data={tagColors.map((value) => ({ value, label: t(`colors.${value}`) }))}
          value={color}
          leftSection={<span className={classes.swatch} data-color={color} />}
          onChange={(value) => setColor(tagColors.find((one) => one === value) ?? 'blue')}
        />
        <Button size="xs" variant="default" onClick={add}>
          {t('add')}
        </Button>
      </Group>
    </fieldset>
  );
}

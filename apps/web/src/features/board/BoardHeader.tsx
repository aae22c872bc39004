import { ActionIcon, Button, TextInput, Title } from '@mantine/core';
import { IconFileImport, IconFilter, IconPlus, IconSearch } from '@tabler/icons-react';
import { searchMax } from '@tavla/shared/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTyped } from '@/lib/address/use-typed';
import { paths } from '@/lib/paths';
import classes from './BoardPage.module.css';
import { LiveBadge } from './LiveBadge';

interface BoardHeaderProps {
  search: string;
  onSearch: (text: string) => void;
  filterCount: number;
  isPanelOpen: boolean;
  panelId: string;
  toggleRef: React.Ref<HTMLButtonElement>;
  onTogglePanel: () => void;
  /** Missing for whoever may not add tasks. */
  onAdd: (() => void) | undefined;
  searchRef: React.Ref<HTMLInputElement>;
  children?: ReactNode;
}

export function BoardHeader(props: BoardHeaderProps) {
  const { t } = useTranslation('board');
  return (
    <header className={classes.top}>
      <div className={classes.header}>
        <Title order={1} className={classes.title}>
          {t('title')}
        </Title>
        <LiveBadge />
        {props.children}
        <SearchBox search={props.search} onSearch={props.onSearch} inputRef={props.searchRef} />
        <Button
          ref={props.toggleRef}
          variant="default"
          size="xs"
          leftSection={<IconFilter size={14} aria-hidden />}
          aria-expanded={props.isPanelOpen}
          aria-controls={props.isPanelOpen ? props.panelId : undefined}
          onClick={props.onTogglePanel}
        >
          {t('filters')}
          {props.filterCount > 0 && <span className={classes.filterCount}>{props.filterCount}</span>}
        </Button>
        {props.onAdd && (
          <ActionIcon
            component={Link}
            to={paths.imports()}
            variant="default"
            size={30}
            aria-label={t('import')}
            title={t('import')}
          >
            <IconFileImport size={14} aria-hidden />
          </ActionIcon>
        )}
        {props.onAdd && (
          <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={props.onAdd}>
            {t('addTask')}
          </Button>
        )}
      </div>
    </header>
  );
}

interface SearchBoxProps {
  search: string;
  onSearch: (text: string) => void;
  inputRef: React.Ref<HTMLInputElement>;
}

/** Shows each key at once and searches when the typing pauses; follows the address when that changes. */
function SearchBox({ search, onSearch, inputRef }: SearchBoxProps) {
  const { t } = useTranslation('board');
  const [text, setText] = useTyped(search, onSearch);

  return (
    <TextInput
      ref={inputRef}
      type="search"
      size="xs"
      className={classes.search}
      aria-label={t('searchLabel')}
      placeholder={t('search')}
      leftSection={<IconSearch size={14} aria-hidden />}
      maxLength={searchMax}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

import { Kbd, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './ShortcutHelp.module.css';

interface Props {
  title: string;
  /** What is done, and each key that does it. */
  rows: readonly { what: string; keys: readonly string[] }[];
}

/** What the keys do in one place. */
export function KeyList({ title, rows }: Props) {
  const { t } = useTranslation('shortcuts');
  return (
    <section>
      <Title order={3}>{title}</Title>
      <dl className={classes.list}>
        {rows.map(({ what, keys }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key} size="xs">
                  {key === ' ' ? t('space') : words(key)}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const isMac = /mac|iphone|ipad/i.test(navigator.platform);
const signs: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→' };
const held: Record<string, string> = { mod: isMac ? '⌘' : 'Ctrl', shift: isMac ? '⇧' : 'Shift' };

function words(key: string): string {
  const [first = '', letter] = key.split('+');
  if (letter && held[first]) return `${held[first]} ${letter.toUpperCase()}`;
  return signs[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

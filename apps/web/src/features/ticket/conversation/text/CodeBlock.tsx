import '@/i18n/answer-catalogue';
import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './text.module.css';

/** Code as it was written, with a button that copies it and says so. */
export function CodeBlock({ text }: { text: string }) {
  const { t } = useTranslation('answer');
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <div className={classes.codeFrame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <pre className={classes.code} tabIndex={0}>
        {text}
      </pre>
      <div className={classes.copy}>
        <span role="status">{state !== 'copy' && t(`text.${state}`)}</span>
        <ActionIcon
          variant="default"
          size={28}
          aria-label={t('text.copyCode')}
          onClick={copy}
          onBlur={() => setState('copy')}
        >
          {state === 'copied' ? <IconCheck size={16} /> : <IconCopy size={16} />}
        </ActionIcon>
      </div>
    </div>
  );
}

import { Text } from '@mantine/core';
import type { AssistantUsage } from '@tavla/shared/contracts/organization/assistant-usage';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import classes from './usage.module.css';

/** Which server gets what, as the saved setting has it; keys are never shown. */
export function SentWhere({ servers: { language, speech } }: Pick<AssistantUsage, 'servers'>) {
  const { t } = useTranslation('admin');
  const { assistant } = useMe().organization;
  const lines = [];
  if (language)
    lines.push(
      t(
        `assistant.sent.${assistant !== 'on' ? 'kept' : language.seesPictures ? 'seen' : 'language'}`,
        language,
      ),
    );
  if (speech) lines.push(t('assistant.sent.speech', speech));
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('assistant.sent.title')}
      </Text>
      {lines.length === 0 ? (
        <Text size="sm">{t('assistant.sent.nothing')}</Text>
      ) : (
        <ul className={classes.servers}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
